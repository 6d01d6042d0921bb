import * as module from 'node:module'

/**
 * Finds the modules of drizzle-orm without its package.json: Node 24 would read those 175 kB anew for every import of it and
 * in it, about 250 times, which took 0.9 of the 2.5 s of processor time in which the server loads.
 */
const found = new Map()
const isOfDrizzle = (specifier) => specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')
const isInDrizzle = (address) => address?.includes('/node_modules/drizzle-orm/') && address.endsWith('.js')

// Older Nodes only run the commands that set up the project.
module.registerHooks?.({
  resolve(specifier, context, next) {
    if (isOfDrizzle(specifier)) {
      const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      found.set(specifier, known)
      return known
    }
    if (!specifier.startsWith('.') || !isInDrizzle(context.parentURL)) return next(specifier, context)
    const url = new URL(specifier, context.parentURL).href
    return isInDrizzle(url) ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
})
