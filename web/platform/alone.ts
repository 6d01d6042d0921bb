/** Does something that only one page of this browser may do at a time; `undefined` when another one is doing it. */
export type Alone = <T>(name: string, act: () => Promise<T>) => Promise<T | undefined>

/** By the browser's locks, which a page that is closed lets go of. Without them everybody goes ahead. */
export const alone: Alone = async (name, act) => {
  if (!('locks' in navigator)) return act()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : act()))
}
