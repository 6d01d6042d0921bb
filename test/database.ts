import { inject } from 'vitest'
import { copyOf, type TestDatabase } from './test-postgres.ts'

/** Copies the migrated template for a test file. */
export function copyDatabase(): Promise<TestDatabase> {
  return copyOf(inject('templateDatabase'), inject('testServerUrl'))
}
