/** A server that does not answer for so long counts as away (milliseconds). */
const ANSWER_MS = 5_000

// Two reloads for the same reason within a minute would be a loop, not a cure.
const QUIET_MS = 60_000

const blockers = new Set<() => boolean>()

/** Blocks reloads for as long as something would be lost with the page. */
export function blockReloadWhile(isBlocked: () => boolean): void {
  blockers.add(isBlocked)
}

/** Loads the page afresh, at most once a minute for the same reason, and never without a network or where something would be lost. */
export function reloadOnce(reason: string): void {
  if (!navigator.onLine || [...blockers].some((isBlocked) => isBlocked())) return
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

/** Whether the server can be reached, so that there would be a page after a reload. */
export function canReachServer(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A file that cannot be had is gone after a deploy, or the network is: only the first is cured by a reload. */
export async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (script === undefined) return
  try {
    // A page that was kept for a time without network would say what it said then; this one is not kept.
    const response = await fetch(`/login?fresh=${Date.now()}`, { cache: 'no-store' })
    const page = await response.text()
    if (response.ok && !page.includes(new URL(script).pathname)) reloadOnce('preload')
  } catch {
    // The server cannot be reached: the file may still be there.
  }
}

/**
 * Until 2026 a browser cached an import that had failed, and never asked for the file again in the life of the page
 * (https://github.com/whatwg/html/pull/10327): where the server can be reached, the page is loaded anew.
 */
export async function reloadIfFailureCached(): Promise<void> {
  if (await canReachServer()) reloadOnce('import')
}
