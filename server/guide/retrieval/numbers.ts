type Kind<List> = new (length: number) => List

/** A list of numbers that grows, in a flat array: a list of JavaScript's own costs several times as much. */
export type Numbers<List> = { push(number: number): void; length(): number; all(): List }

/** A list that has no numbers yet. */
export function createNumbers<List extends Uint16Array | Uint32Array | Float32Array>(
  Kind: Kind<List>,
): Numbers<List> {
  let list = new Kind(1 << 10)
  let length = 0
  return {
    push(number) {
      if (length === list.length) {
        const longer = new Kind(2 * length)
        longer.set(list)
        list = longer
      }
      list[length] = number
      length += 1
    },
    length: () => length,
    all: () => list.subarray(0, length) as List,
  }
}
