/** The positions of the highest scores above zero, highest first. */
export function best(scores: Float32Array, count: number): number[] {
  const top: number[] = []
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0
    if (score <= 0 || (top.length === count && score <= (scores[top[count - 1] ?? 0] ?? 0))) continue
    let place = top.length
    while (place > 0 && (scores[top[place - 1] ?? 0] ?? 0) < score) place--
    top.splice(place, 0, at)
    if (top.length > count) top.pop()
  }
  return top
}
