import { describe, expect, it } from 'vitest'
import { isDatabaseAway, openDatabase } from './client.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

describe('a database that cannot be reached', () => {
  it.each(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', '08006', '57P01', '57P03', '53300'])(
    'is told by %s, however deep it is wrapped',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(true)
      expect(isDatabaseAway(new Error('query failed', { cause: withCode(code) }))).toBe(true)
    },
  )

  it.each(['23505', '22P02', '42601', ''])('is something else than a wrong statement (%s)', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(false)
  })

  it('is told when nobody listens there', async () => {
    const db = openDatabase('postgres://festival@127.0.0.1:1/festival', () => undefined)
    const problem = await db.$client.query('SELECT 1').catch((reason: unknown) => reason)
    expect(isDatabaseAway(problem)).toBe(true)
    await db.$client.end()
  })
})
