/** Does something for each, a few at a time, and tells for which it failed; one failure stops nobody else. */
export async function fewAtATime<Item>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<unknown>,
  onDone: (count: number) => void,
): Promise<Item[]> {
  const waiting = [...items]
  const failed: Item[] = []
  let done = 0
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await act(item)
      } catch {
        failed.push(item)
      }
      done += 1
      onDone(done)
    }
  }
  await Promise.all(Array.from({ length: most }, work))
  return failed
}
