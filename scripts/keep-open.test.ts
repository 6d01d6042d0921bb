import { expect, it } from 'vitest'
import { keepOpen } from './keep-open.mjs'

const OPEN_MS = 60_000
const crash = { code: 137, openMs: OPEN_MS, why: undefined, isFarewell: false }

/** Servers that end like this, one after the other; answers with the exit code and what was printed. */
async function keep(ends: Partial<typeof crash>[]) {
  const printed: string[] = []
  const rests: number[] = []
  const waiting = [...ends]
  const code = await keepOpen(
    async () => ({ ...crash, ...waiting.shift() }),
    (line) => printed.push(line),
    async (milliseconds) => void rests.push(milliseconds / 1000),
  )
  return { code, printed, rests, left: waiting.length }
}

const closed = { code: 0 }

it('a server that crashes is started again, after rests that become longer until one of them stays open', async () => {
  const short = Array.from({ length: 8 }, () => crash)
  const { code, rests } = await keep([...short, { openMs: 6 * 60_000 }, crash, closed])
  expect(rests).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 1, 2])
  expect(code).toBe(0)
})

it('it is told why a server ended', async () => {
  const { printed } = await keep([
    crash,
    { code: 134 },
    { code: 1, why: 'an error that nobody caught, TypeError: x is not a function' },
    { code: 1, openMs: undefined },
    closed,
  ])
  expect(
    printed.map((line) => line.replace(/^The server has ended: (.*)\. It is started again .*$/, '$1')),
  ).toEqual([
    'it was killed (SIGKILL), by a person or because the memory of the machine was used up',
    'it gave up (SIGABRT), most likely because its memory was used up',
    'an error that nobody caught, TypeError: x is not a function',
    'it could not open, see above',
  ])
})

it.each([
  ['closes', closed],
  ['is asked to end and cannot', { code: 1, isFarewell: true }],
  ['is ended by SIGTERM while it starts', { code: 143, openMs: undefined }],
  ['misses something that only a person can set', { code: 1, openMs: undefined }],
])('a server that %s is not started again', async (_what, end) => {
  expect(await keep([end, closed])).toMatchObject({ code: end.code, printed: [], left: 1 })
})
