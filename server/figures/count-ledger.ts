import type { Deps } from '../deps.ts'
import { advanceFigures, type Figure, listFigures } from './store.ts'

/** What an installation has brought: rows of the ledger, and their points net of what was taken back. */
interface InstallationFigures {
  interactionCount: number
  pointsAwarded: number
}

/** Reads the exact figures, hours from `since` on, and counts the ledger on first. */
export async function countLedger({ db }: Pick<Deps, 'db'>, since: Date): Promise<Figure[]> {
  await advanceFigures(db)
  return listFigures(db, since)
}

/** What each installation has brought, by its id; one without any interaction is not in it. */
export async function countByInstallation(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<Map<string, InstallationFigures>> {
  return byInstallation(await countLedger(deps, deps.clock.now()))
}

/** Sums the figures of all hours by installation. */
export function byInstallation(figures: Figure[]): Map<string, InstallationFigures> {
  const sums = new Map<string, InstallationFigures>()
  for (const { hour, kind, installationId, rowCount, points } of figures) {
    if (hour !== null || installationId === '') continue
    const sum = sums.get(installationId) ?? { interactionCount: 0, pointsAwarded: 0 }
    sum.pointsAwarded += points
    if (kind !== 'void') sum.interactionCount += rowCount
    sums.set(installationId, sum)
  }
  return sums
}

/**
 * Counts a ledger that grew while nobody looked, before the first organiser does: once to find how far counting may go,
 * once to count.
 */
export async function catchUpWithLedger({ db }: Pick<Deps, 'db'>): Promise<void> {
  await advanceFigures(db.forLongWork)
  await advanceFigures(db.forLongWork)
}
