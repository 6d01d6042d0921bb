import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LedgerRow } from '../../../contract/bonus.ts'
import type { DeskAttendee } from '../../../contract/desk.ts'
import type { Role } from '../../../contract/roles.ts'
import { openPage } from '../../testing/stage.tsx'

const nova: DeskAttendee = {
  id: 'person-nova',
  tiktokUsername: 'nova',
  firstName: 'Nova',
  lastName: 'Reyes',
  attendeeName: 'Nova Reyes',
  avatarUrl: null,
  email: null,
  language: 'en',
  ageBand: '18+',
  isCrew: false,
  isHidden: false,
  totalPoints: 500,
  wristband: null,
  version: 1,
}

const row: LedgerRow = {
  id: '7',
  kind: 'tap',
  attendee: nova,
  installationName: 'Food Row',
  stationName: 'North gate',
  pointsAwarded: 500,
  totalAfter: 500,
  reason: null,
  awardedBy: null,
  occurredAt: '2026-12-06T03:00:00.000Z',
  isVoided: false,
}
const rows = [
  row,
  {
    ...row,
    id: '6',
    installationName: 'Battle Arena',
    stationName: null,
    pointsAwarded: -300,
    kind: 'void',
    reason: 'Wrong band',
  },
  {
    ...row,
    id: '5',
    installationName: 'Battle Arena',
    stationName: null,
    pointsAwarded: 300,
    isVoided: true,
  },
  { ...row, id: '4', installationName: 'Entrance', stationName: null, pointsAwarded: 0, reason: 'crew' },
]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function openStatement(role: Role) {
  const page = await openPage('/admin?tab=desk', {
    'GET /api/auth/user': {
      id: 'ada',
      email: 'ada@fest.example',
      firstName: null,
      lastName: null,
      role,
      isActive: true,
    },
    'GET /api/admin/attendees': { attendees: [nova], total: 1, pages: 1, page: 1 },
    [`GET /api/admin/attendees/${nova.id}/statement`]: { attendee: nova, rows, refused: [] },
    'POST /api/admin/interactions/7/void': {
      interaction: { id: '8', createdAt: row.occurredAt, pointsAwarded: -500, metadata: {} },
      attendee: nova,
      totalPoints: 0,
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Statement of Nova Reyes' }))
  return page
}

const lineOf = async (place: string, points: string) => {
  const amount = await screen.findByText(points)
  const line = amount.closest('li') as HTMLElement
  expect(within(line).getByText(place)).toBeTruthy()
  return line
}

test('an admin takes a wrong tap back from the statement, with a reason', async () => {
  const { sent } = await openStatement('admin')
  const line = await lineOf('Food Row · North gate', '+500')
  await userEvent.click(within(line).getByRole('button', { name: 'Take back' }))
  const dialog = await screen.findByRole('dialog', { name: 'Take 500 points back?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }))
  expect(sent.some(({ call }) => call.endsWith('/void'))).toBe(false)
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'Wrong band')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        call: 'POST /api/admin/interactions/7/void',
        body: { reason: 'Wrong band' },
      }),
    ),
  )
  // The statement is read again, and shows what was taken back.
  const read = () => sent.filter(({ call }) => call.endsWith('/statement'))
  await waitFor(() => expect(read().length).toBeGreaterThan(1))
})

test('only points that still count can be taken back', async () => {
  await openStatement('admin')
  for (const [place, points] of [
    ['Battle Arena', '-300'],
    ['Battle Arena', '+300'],
    ['Entrance', '0'],
  ] as const) {
    const line = await lineOf(place, points)
    expect(within(line).queryByRole('button', { name: 'Take back' })).toBeNull()
  }
  expect(screen.getByText('Taken back · Wrong band')).toBeTruthy()
  expect(screen.getByText('Crew collect no points')).toBeTruthy()
})

test('staff read the statement and take nothing back', async () => {
  await openStatement('staff')
  await lineOf('Food Row · North gate', '+500')
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})
