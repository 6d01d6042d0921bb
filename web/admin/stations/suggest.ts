import type { AdminStation } from '../../../contract/admin-stations.ts'
import type { PublicInstallation } from '../../../contract/installations.ts'
import { homeOf, surfaceAt } from '../../../contract/station-home.ts'
import type { StationSurface } from '../../../contract/station-settings.ts'

/** A name for the next station of an installation: "Food Row", then "Food Row 2", the first that no other has. */
export function suggestName(place: PublicInstallation, stations: readonly AdminStation[]): string {
  const taken = new Set(
    stations.filter(({ state }) => state === 'paired').map(({ name }) => name.toLowerCase()),
  )
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? place.name : `${place.name} ${number}`
    if (!taken.has(name.toLowerCase())) return name
  }
}

/** What most likely stands at an installation: a wall where its home is one, else a tablet. */
export function suggestSurface(place: PublicInstallation): StationSurface {
  return surfaceAt(homeOf(place))
}

/** The language of the station that was paired last: a field speaks one language to its visitors, mostly. */
export function suggestLanguage(
  stations: readonly AdminStation[],
  otherwise: AdminStation['language'],
): AdminStation['language'] {
  const [latest] = [...stations].sort((one, other) => other.pairedAt.localeCompare(one.pairedAt))
  return latest?.language ?? otherwise
}
