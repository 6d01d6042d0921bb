import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database that belongs to one test file. */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Copies the migrated template, which takes some hundredths of a second. */
export async function copyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await command(`create database ${name} template ${inject('templateDatabase')}`)
  const address = new URL(inject('testServerUrl'))
  address.pathname = name
  return { url: address.href, drop: () => command(`drop database if exists ${name} with (force)`) }
}

async function command(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testServerUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
