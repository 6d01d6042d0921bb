import { screen, within } from '@testing-library/react'
import type { AdminStation, StationNotice } from '../../contract/admin-stations.ts'
import { openPage } from './stage.tsx'

/** The call that lists the stations. */
export const LIST = 'GET /api/admin/kiosks'

/** The clock of the server. */
export const NOW = '2026-12-06T04:10:00.000Z'

/** A moment so many seconds before. */
export const before = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1_000).toISOString()

/** A station that does well, with what is different about it. */
export function station(name: string, more: Partial<AdminStation> = {}): AdminStation {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    installationId: 'tap-tracking',
    installationName: 'Physical Tap',
    home: '/tap-tracking',
    surface: 'tablet',
    language: 'de',
    volume: 80,
    isTraining: false,
    state: 'paired',
    pairedAt: before(3_600),
    revokedAt: null,
    light: 'green',
    reasons: [],
    lastSeenAt: before(12),
    silentSince: null,
    health: { version: 'abcdef012345', pendingTaps: 0 },
    waitingCommands: [],
    version: 1,
    ...more,
  }
}

/** What the list of stations answers. */
export const listOf = (stations: AdminStation[], notices: StationNotice[] = []) => ({
  stations,
  notices,
  now: NOW,
  publicUrl: 'https://fest.example',
})

/** The dashboard of somebody at an address, with these stations. */
export function openStations(stations: AdminStation[], more: object = {}, address = '') {
  const { role = 'staff', ...network } = more as { role?: string }
  return openPage(`/admin?tab=stations${address}`, {
    'GET /api/auth/user': {
      id: 'sam',
      email: null,
      firstName: null,
      lastName: null,
      role,
      ownRole: null,
      isActive: true,
    },
    [LIST]: listOf(stations),
    ...network,
  })
}

/** The card of a station. */
export const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
