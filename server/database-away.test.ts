import { describe, expect, it } from 'vitest'
import { DatabaseAway, isContended, isDatabaseAway } from './database-away.ts'
import { openDatabase } from './db/client.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

const away = {
  'nobody listens': ['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'the connection is lost': ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '08000', '08006'],
  'a transaction is in the way': ['40001', '40P01', '55P03', '55006'],
  'disk, memory or connections are used up': ['53000', '53100', '53200', '53300'],
  'the server shuts down, starts or cancels': ['57014', '57P01', '57P02', '57P03'],
  'the disk fails or only reads': ['58000', '58030', '42501'],
  'another server is the first one now': ['25006'],
}

describe('a database that cannot serve now', () => {
  it.each(Object.entries(away))('is told when %s, however deep it is wrapped', (_reason, codes) => {
    for (const code of codes) {
      expect([code, isDatabaseAway(withCode(code))]).toEqual([code, true])
      expect(isDatabaseAway(new Error('query failed', { cause: withCode(code) }))).toBe(true)
    }
  })

  it.each([
    'Query read timeout',
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('is told by "%s"', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true)
    expect(isDatabaseAway(new DatabaseAway('late'))).toBe(true)
  })

  it.each(['23505', '22P02', '42601', '42P01', '', 'ENOENT', '08'])(
    'is something else than a wrong statement (%s)',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(false)
    },
  )

  it('is told when nobody listens there', async () => {
    const db = openDatabase('postgres://festival@127.0.0.1:1/festival', () => undefined)
    const problem = await db.$client.query('SELECT 1').catch((reason: unknown) => reason)
    expect(isDatabaseAway(problem)).toBe(true)
    await db.$client.end()
  })
})

it('only what was undone for the sake of another transaction is worth another try at once', () => {
  expect(['40P01', '40001', '55P03'].map((code) => isContended(withCode(code)))).toEqual([true, true, true])
  expect(['53100', '57014', '08006', '23505'].some((code) => isContended(withCode(code)))).toBe(false)
})
