/** Something that somebody might send in order to do harm, named by what it attacks. */
export interface Hostile<Content> {
  name: string
  content: Content
}

/** Names what a function makes of each of some values. */
export function each<Value, Content>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value) => Content,
): Hostile<Content>[] {
  return Object.entries(values).map(([name, value]) => ({ name, content: make(value) }))
}

/** Bytes that look like chance and are the same in every run. */
export function noise(length: number, seed = 1): Buffer {
  let state = seed
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state >>> 24
    }),
  )
}

/** What stands in every file that hides something: none of it may come out again. */
export const MARK = 'HOSTILE-MARK-7F3A'
