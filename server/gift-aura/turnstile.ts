/** Lets this many through at once; the others wait in the order in which they came. */
export function createTurnstile(places: number) {
  const waiting: (() => void)[] = []
  let inside = 0

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    // Whoever leaves hands the place over, so that nobody slips in between.
    if (inside >= places) await new Promise<void>((enter) => waiting.push(enter))
    else inside += 1
    try {
      return await work()
    } finally {
      const enter = waiting.shift()
      if (enter) enter()
      else inside -= 1
    }
  }
}
