import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { foundedEvent } from '../event/founded-event.ts'
import { openPage } from '../testing/stage.tsx'

const signedIn = (role: string) => ({
  'GET /api/auth/user': { id: 'sam', email: null, firstName: null, lastName: null, role, isActive: true },
  'GET /api/event': { ...foundedEvent, mode: 'live' },
})
const broken = (tiktokUsername: string | null) => ({
  rule: 'a rule',
  since: '2026-12-05T20:00:00Z',
  tiktokUsername,
})

beforeEach(() => {
  // There is no shelf for taps here.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('staff are told by handle whose points do not add up, and that nothing was stopped', async () => {
  const people = ['nova', 'nova', 'rio', 'mia', 'zoe', 'ana', 'bo']
  await openPage('/admin?tab=desk', {
    ...signedIn('staff'),
    'GET /api/admin/ledger-state': {
      checkedAt: '2026-12-05T20:00:00Z',
      unwatchedSince: null,
      broken: [null, ...people].map(broken),
    },
  })
  const notice = await screen.findByText('The points of @nova, @rio, @mia, @zoe, @ana, +1 do not add up.')
  expect(notice.closest('[role=alert]')?.textContent).toContain('Taps go on and nothing was changed.')
})

test('where only the sum is wrong nobody is named, and who may only read is told nothing', async () => {
  const state = { checkedAt: '2026-12-05T20:00:00Z', unwatchedSince: null, broken: [broken(null)] }
  const page = await openPage('/admin?tab=desk', {
    ...signedIn('admin'),
    'GET /api/admin/ledger-state': state,
  })
  await screen.findByText('The points of all people together do not add up.')
  page.unmount()
  const { sent } = await openPage('/admin', signedIn('read-only'))
  await screen.findByRole('heading', { name: 'Admin Dashboard' })
  expect(sent.map(({ call }) => call)).not.toContain('GET /api/admin/ledger-state')
})

test('where nobody looks at the points any more, staff are told since when, as the clock of the venue shows it', async () => {
  const at = '2026-12-05T20:00:00Z'
  await openPage('/admin?tab=desk', {
    ...signedIn('staff'),
    'GET /api/admin/ledger-state': { checkedAt: at, unwatchedSince: at, broken: [] },
  })
  const notice = await screen.findByText('Nobody has proved the points since Dec 5, 12:00 PM.')
  expect(notice.closest('[role=alert]')?.textContent).toContain('npm run check:ledger looks by hand')
  expect(screen.queryByText(/do not add up/)).toBeNull()
})
