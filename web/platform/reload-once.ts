// Two reloads for the same reason within a minute would be a loop, not a cure.
const QUIET_MS = 60_000

/** Loads the page afresh, at most once a minute for the same reason, and never without a network. */
export function reloadOnce(reason: string): void {
  if (!navigator.onLine) return
  const key = `reloaded-${reason}`
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < QUIET_MS) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without a memory of the last reload there is no protection against a loop, so there is no reload.
    return
  }
  location.reload()
}
