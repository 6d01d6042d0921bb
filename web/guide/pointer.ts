/** A finger: an input that keeps the focus would keep a keyboard over half of the screen. */
export function isCoarsePointer(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
}
