import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/stage.tsx'

const sam = {
  id: 'sam',
  email: 'sam@fest.example',
  firstName: 'Sam',
  lastName: 'Stage',
  role: 'staff',
  isActive: true,
}
const meter = (of: string, given: object = {}) => ({
  of,
  units: 0,
  unitsCap: 1_000_000,
  dollars: 0,
  dollarsCap: 20,
  withheld: 0,
  withheldAt: null,
  ...given,
})
const festival = {
  'GET /api/auth/user': sam,
  'GET /api/admin/analytics': {
    summary: { totalAttendees: 0, totalPoints: 0, totalInteractions: 0, averagePointsPerAttendee: 0 },
    installations: [],
    hours: [],
    updatedAt: '2026-11-22T14:00:00.000Z',
  },
}

beforeEach(() => {
  // Canvas and storage that jsdom does not have are warned of.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('staff see what model and voice have used, what is left, and that a cap was in the way', async () => {
  const withheldAt = '2026-11-22T14:00:00.000Z'
  await openPage('/admin', {
    ...festival,
    'GET /api/admin/usage': {
      services: [
        {
          service: 'model',
          hasPrice: true,
          meters: [
            meter('day', { units: 250_000, dollars: 19.98, withheld: 12, withheldAt }),
            meter('event', { units: 250_000, dollars: 17 }),
          ],
        },
        { service: 'voice', hasPrice: false, meters: [meter('day', { units: 750_000 })] },
      ],
    },
  })
  const rows = within(
    (await screen.findByRole('heading', { name: 'Language model and voice' })).parentElement as HTMLElement,
  )
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(
      /^TodayUsed up0% left250,000 of 1,000,000 tokens · \$19\.98 of \$20\.00In the way 12 times/,
    ),
    'Whole festivalNearly used up15% left250,000 of 1,000,000 tokens · $17.00 of $20.00',
    'Today25% left750,000 of 1,000,000 characters',
  ])
})

test('where neither is paid for, there is nothing about it', async () => {
  await openPage('/admin', { ...festival, 'GET /api/admin/usage': { services: [] } })
  expect(await screen.findByText('Total Points')).toBeTruthy()
  expect(screen.queryByText('Language model and voice')).toBeNull()
})
