import type { InstallationPerformance } from '../../../contract/analytics.ts'

/** Installations with their share of all points, the largest first; 0 where nobody has earned anything. */
export function withShares(installations: readonly InstallationPerformance[]) {
  const total = installations.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0)
  return installations
    .map((installation) => ({ ...installation, share: total === 0 ? 0 : installation.pointsAwarded / total }))
    .sort((one, other) => other.share - one.share)
}
