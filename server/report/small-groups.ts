import { SMALLEST_GROUP } from '../../contract/report.ts'

/** Whether a group is large enough to be shown. */
export function isLargeEnough({ people }: { people: number }): boolean {
  return people >= SMALLEST_GROUP
}

/**
 * Leaves out groups that are too small, from parts that make up a whole. When those together are still too small, the
 * smallest of the others goes as well: else whoever knows the whole could subtract.
 */
export function withoutSmallGroups<One extends { people: number }>(groups: readonly One[]): One[] {
  const shown = groups.filter(isLargeEnough)
  const hidden = groups.filter((group) => !isLargeEnough(group)).reduce((sum, { people }) => sum + people, 0)
  if (hidden === 0 || hidden >= SMALLEST_GROUP) return shown
  const least = Math.min(...shown.map(({ people }) => people))
  const index = shown.findLastIndex(({ people }) => people === least)
  return shown.filter((_, at) => at !== index)
}
