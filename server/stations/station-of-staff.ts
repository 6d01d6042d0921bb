import { may } from '../../contract/roles.ts'
import type { Staff, Station } from '../caller.ts'

/** A browser in which staff are signed in is a station, if they may run one (points.md, "tapPolicy"). */
export function stationOfStaff({ user }: Staff): Station | undefined {
  return may(user.role, 'attendees:manage') ? { kind: 'station', installationId: null } : undefined
}

/** Whether a station stands at an installation. */
export function standsAt(station: Station, installationId: string): boolean {
  return station.installationId === null || station.installationId === installationId
}
