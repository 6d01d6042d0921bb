import type { Analytics } from '../../contract/analytics.ts'
import type { Deps } from '../deps.ts'
import { byInstallation, countLedger, type Figure } from '../figures/index.ts'
import { listInstallationNames } from '../installations/index.ts'
import { countAttendees } from './store.ts'

const HOUR = 3_600_000

/** How far back the chart of points per hour goes. */
const HOURS_SHOWN = 24

/** The festival in figures, exact at this moment; who does not see performance gets the four sums alone. */
export async function readAnalytics(deps: Deps, seesPerformance: boolean): Promise<Analytics> {
  const now = deps.clock.now()
  const firstHour = Math.floor(now.getTime() / HOUR) * HOUR - (HOURS_SHOWN - 1) * HOUR
  const [figures, totalAttendees, places] = await Promise.all([
    countLedger(deps, new Date(firstHour)),
    countAttendees(deps.db),
    listInstallationNames(deps.db),
  ])
  return {
    summary: summarize(figures, totalAttendees),
    installations: seesPerformance ? performanceOf(places, figures) : [],
    hours: seesPerformance ? hoursOf(figures, firstHour) : [],
    updatedAt: now.toISOString(),
  }
}

/** Bonuses count, voids are taken off, and every row of the ledger is an interaction (points.md, invariants 2 and 6). */
function summarize(figures: Figure[], totalAttendees: number): Analytics['summary'] {
  const all = figures.filter(({ hour }) => hour === null)
  const totalPoints = all.reduce((sum, { points }) => sum + points, 0)
  const totalInteractions = all.reduce((sum, { rowCount }) => sum + rowCount, 0)
  const average = totalAttendees === 0 ? 0 : Math.round(totalPoints / totalAttendees)
  return { totalAttendees, totalPoints, totalInteractions, averagePointsPerAttendee: average }
}

function performanceOf(
  places: { id: string; name: string }[],
  figures: Figure[],
): Analytics['installations'] {
  const sums = byInstallation(figures)
  return places.map(({ id, name }) => {
    return { id, name, ...(sums.get(id) ?? { interactionCount: 0, pointsAwarded: 0 }) }
  })
}

/** Every hour is there, also one in which nothing happened. */
function hoursOf(figures: Figure[], firstHour: number): Analytics['hours'] {
  const hours = Array.from({ length: HOURS_SHOWN }, (_, index) => ({
    startsAt: new Date(firstHour + index * HOUR).toISOString(),
    pointsAwarded: 0,
    interactionCount: 0,
  }))
  for (const { hour, rowCount, points } of figures) {
    const shown = hour === null ? undefined : hours[(hour.getTime() - firstHour) / HOUR]
    if (!shown) continue
    shown.pointsAwarded += points
    shown.interactionCount += rowCount
  }
  return hours
}
