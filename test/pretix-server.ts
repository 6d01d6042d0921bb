import { afterAll } from 'vitest'
import { openPretixTwin, type PretixTwin } from './offline-twins/pretix-server.ts'

/** Opens a shop for all tests of a file, with the orders of an export of pretix. To be awaited at the top of the file. */
export async function pretixServerForFile(csv: string): Promise<PretixTwin> {
  const twin = await openPretixTwin(csv)
  afterAll(() => twin.close())
  return twin
}
