import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { copyOf, openTestPostgres } from '../test/test-postgres.ts'

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** Where the databases of the festivals under test are; set before the first worker begins. */
      E2E_POSTGRES?: string
      /** A demo festival that was founded a moment ago, to copy. */
      E2E_FOUNDED?: string
      /** A migrated database without a festival, to copy. */
      E2E_TEMPLATE?: string
    }
  }
}

/** One PostgreSQL and one founded demo festival for the whole run: every worker copies it. */
export default async function setUpFestival(): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres()
  const founded = await copyOf(postgres.template, postgres.url)
  // Founded anew for every run: the hours of taps of a demo end at the moment of its founding.
  await promisify(execFile)(process.execPath, ['server/seed/seed.ts'], {
    env: { ...process.env, DATABASE_URL: founded.url, FESTIVAL_MODE: 'demo' },
  })
  process.env.E2E_POSTGRES = postgres.url
  process.env.E2E_FOUNDED = founded.name
  process.env.E2E_TEMPLATE = postgres.template
  return async () => {
    await founded.drop()
    await postgres.stop()
  }
}
