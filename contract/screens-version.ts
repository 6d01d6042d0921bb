/**
 * The version of the built screens: the part of their first script's name that changes with every build. The server finds
 * it in the page, a browser in the page that it shows, so that both can tell whether a station shows an old one.
 */
export function versionOfScript(address: string): string | undefined {
  return /\/assets\/index-([\w-]+)\.js$/.exec(address)?.[1]
}
