/** Longer than any address of a screen, with its search. */
const LONGEST = 2_000

/** Any address that is not ours would do: it only has to be the same before and after. */
const BASE = 'http://festival.invalid'

/**
 * The screen that somebody comes back to once they are signed in: path and search, written in one way. Undefined for
 * whatever leads anywhere else, as another site, a call of the API, or the demo's identity provider would.
 */
export function returnAddress(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || asked.length > LONGEST || !/^\/(?![/\\])/.test(asked)) return undefined
  // Browsers take a backslash for a slash and drop tabs and newlines; no address of ours has any of them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
  if (/[\\\u0000-\u001f\u007f]/.test(asked)) return undefined
  const url = URL.canParse(asked, BASE) ? new URL(asked, BASE) : undefined
  if (url?.origin !== BASE) return undefined
  // Dots can leave a path that begins with two slashes, which would be another host.
  return isScreen(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined
}

function isScreen(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname)
    return !/^\/[/\\]/.test(path) && !/^\/(?:api|demo|login)(?:\/|$)/i.test(path)
  } catch {
    return false
  }
}
