/** What the bundler knows of a module, as far as it matters here. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

/**
 * Puts everything that the first screen imports into one file. A phone on a crowded field waits for every request, and
 * a browser asks for six at a time: thirty small files cost it longer than their bytes do.
 * The icons of all other screens are a second file.
 * @param entry path of the module that a page starts with
 */
export function firstLoadInOneFile(entry: string): (id: string, modules: Modules) => string | null {
  let first: Set<string> | undefined
  return (id, modules) => {
    first ??= reachFrom(entry, modules)
    const icon = ICON.exec(id)?.[1]
    if (icon === undefined) return first.has(id) ? 'first' : null
    return first.has(iconKey(icon)) ? 'first' : 'icons'
  }
}

/** Every icon is a module of its own behind one list: what is on the list is not what a screen shows. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/

/** Everything that is imported for certain, not only when it is asked for; of the icons those that are named. */
function reachFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || ICON.test(id)) continue
    reached.add(id)
    const info = modules.getModuleInfo(id)
    open.push(...(info?.importedIds ?? []))
    for (const name of namedIcons(info?.code ?? '')) reached.add(iconKey(name))
  }
  return reached
}

function namedIcons(code: string): string[] {
  return [
    ...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](?:[^"']*\/icons\.ts|lucide-react)["']/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''))
}

/** `Volume2` and `volume-2` are the same icon. */
function iconKey(name: string): string {
  return `icon ${name.replaceAll('-', '').toLowerCase()}`
}
