/** A browser and its system by their own names; null is one that is not known. */
export interface Browser {
  browser: string | null
  system: string | null
}

/** In this order: most browsers also claim to be those below them. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(iPhone|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Longer than any browser's own; what follows is not read. */
const LONGEST = 1_000

/** Names browser and system of a `User-Agent`. It is what the browser says of itself, and no proof of anything. */
export function browserOf(userAgent = ''): Browser {
  const text = userAgent.slice(0, LONGEST)
  const nameIn = (names: typeof browsers) => names.find(([, mark]) => mark.test(text))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
