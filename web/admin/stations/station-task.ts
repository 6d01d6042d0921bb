import type { AdminStation } from '../../../contract/admin-stations.ts'

/** Where it is kept that the dialog for a new station is open; what is written there is kept below. */
export const PAIRING = 'pairing'

/** Where it is kept what is open over a station. */
export const STATION_TASK = 'station'

/** What is open over the list, and the station as it was when it was opened. */
export interface StationTask {
  kind: 'edit' | 'revoke' | 'sign' | 'void'
  station: AdminStation
}
