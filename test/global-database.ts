import type { TestProject } from 'vitest/node'
import { openTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose role may create databases. */
    testServerUrl: string
    /** An empty, migrated database to copy. */
    templateDatabase: string
  }
}

/** One PostgreSQL and one migrated template for the whole run; every test file copies the template. */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, stop } = await openTestPostgres()
  project.provide('testServerUrl', url)
  project.provide('templateDatabase', template)
  return stop
}
