/**
 * Remembers a value for each key, and forgets the keys that were not touched for longest: never more than twice `most`
 * stay, whatever anybody invents. Who calls most often is remembered best.
 */
export interface RecentKeys<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  size(): number
}

/** Two generations: when the younger one is full, the older one is forgotten as a whole, which costs nothing. */
export function createRecentKeys<Value>(most: number): RecentKeys<Value> {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  const set = (key: string, value: Value) => {
    young.set(key, value)
    if (young.size < most) return
    old = young
    young = new Map()
  }
  return {
    get(key) {
      const known = young.get(key)
      if (known !== undefined) return known
      const older = old.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
    set,
    delete(key) {
      young.delete(key)
      old.delete(key)
    },
    size: () => young.size + old.size,
  }
}
