const colors = ['var(--color-gold)', 'var(--color-silver)', 'var(--color-bronze)']

/** The colour of the first three places; ties share it. */
export function rankColor(rank: number): string | undefined {
  return colors[rank - 1]
}
