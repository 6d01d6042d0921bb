import { afterEach, expect, test } from 'vitest'
import { NetworkFailure } from '../platform/api-failure.ts'
import { askLeon } from './ask-leon.ts'
import { closeFestival, openFestival, type Replies } from './guide-test-screen.tsx'

afterEach(closeFestival)

const body = { question: 'where can i eat', language: 'en' } as const

const silent: Replies[string] = () => undefined
const breaksOff: Replies[string] = (_asked, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('event: token\ndata: {"text":"On Food"}\n\n')
}

test.each([
  ['never answers', silent],
  ['falls silent within its answer', breaksOff],
])('a server that %s is away after a while', async (_, question) => {
  await openFestival({ '/api/question': question })
  const words: string[] = []
  const asking = askLeon(body, (text) => words.push(text), new AbortController().signal, 300)
  await expect(asking).rejects.toBeInstanceOf(NetworkFailure)
  expect(words).toEqual(question === silent ? [] : ['On Food'])
})

test('whoever stops an answer hears of no failure', async () => {
  await openFestival({ '/api/question': silent })
  const left = new AbortController()
  const asking = askLeon(body, () => undefined, left.signal)
  left.abort()
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})
