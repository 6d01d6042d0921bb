import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { festivalForTest } from '../build-app.ts'
import { isFull } from '../size.ts'

const command = fileURLToPath(new URL('../../server/points/check-ledger-command.ts', import.meta.url))

/** Runs `npm run check:ledger` as a person would. */
function check(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...settings }
    execFile(process.execPath, [command], { env }, (problem, out, err) => {
      resolve({ code: Number(problem?.code ?? 0), output: out + err })
    })
  })
}

describe.runIf(isFull)('npm run check:ledger', () => {
  it('says ok for every rule while the festival is running', async () => {
    const festival = await festivalForTest({ people: 'demo' })
    const { code, output } = await check({ DATABASE_URL: festival.databaseUrl })
    expect(code).toBe(0)
    const lines = output.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(8)
    for (const line of lines) expect(line).toMatch(/^ok {2,}\w/)
  })

  it('names what is broken, how often, and ends with 1', async () => {
    const festival = await festivalForTest({ people: 'demo' })
    await festival.sql(
      'UPDATE attendees SET total_points = total_points + 1 WHERE id IN (SELECT id FROM attendees ORDER BY id LIMIT 3)',
    )
    const { code, output } = await check({ DATABASE_URL: festival.databaseUrl })
    expect(code).toBe(1)
    expect(output).toMatch(/^broken 3 times +the sum of an attendee's rows is the attendee's total$/m)
  })

  it('says in one sentence that there is nothing to check', async () => {
    const nowhere = join(tmpdir(), 'no-festival-here')
    expect(await check({ DATA_DIR: nowhere })).toEqual({
      code: 1,
      output: `The ledger could not be checked: There is no festival in ${nowhere} yet.\n`,
    })
    const away = await check({ DATABASE_URL: 'postgres://festival@127.0.0.1:1/festival' })
    expect(away).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The ledger could not be checked: .*\n$/),
    })
  })
})
