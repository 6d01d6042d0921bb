/** The database of this browser in which taps wait. */
export const TAPS_DATABASE = 'livefest-taps'

/** Whether taps may wait in this browser: on most phones nobody has ever tapped, and there is nothing to open. */
export async function mayHaveKeptTaps(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === TAPS_DATABASE)
  } catch {
    // An older browser lists none of its databases.
    return true
  }
}
