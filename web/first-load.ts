/** What the bundler knows of a module, as far as it matters here. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Puts everything that the first screen imports into one file. A phone on a crowded field waits for every request, and
 * a browser asks for six at a time: thirty small files cost it longer than their bytes do.
 * @param entry path of the module that a page starts with
 */
export function firstLoadInOneFile(entry: string): (id: string, modules: Modules) => string | null {
  let first: Set<string> | undefined
  return (id, modules) => {
    first ??= reachFrom(entry, modules)
    return first.has(id) ? 'first' : null
  }
}

/** Everything that is imported for certain, not only when it is asked for. */
function reachFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
