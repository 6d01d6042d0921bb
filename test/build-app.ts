import { afterAll, afterEach, expect, onTestFinished } from 'vitest'
import { copyDatabase } from './database.ts'
import { type FestivalOptions, openTestFestival, type TestFestival } from './open-test-festival.ts'

export type { FestivalOptions, TestFestival }

/** Opens a festival for all tests of a file. To be awaited at the top level of the file. */
export async function festivalForFile(options: FestivalOptions = {}): Promise<TestFestival> {
  const festival = await openTestFestival(options, copyDatabase)
  afterEach(() => expect(festival.log.takeErrors(), 'logged as an error').toEqual([]))
  afterAll(festival.close)
  return festival
}

/** Opens a festival for the test that is running. */
export async function festivalForTest(options: FestivalOptions = {}): Promise<TestFestival> {
  const festival = await openTestFestival(options, copyDatabase)
  onTestFinished(async () => {
    await festival.close()
    expect(festival.log.takeErrors(), 'logged as an error').toEqual([])
  })
  return festival
}
