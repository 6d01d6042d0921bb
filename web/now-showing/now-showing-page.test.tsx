import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { typeLikeAReader } from '../stations/type-like-a-reader.ts'
import { acceptedTap, attendee } from '../testing/people.ts'
import { openPage } from '../testing/stage.tsx'

const RECENT = 'GET /api/installations/now-showing/recent'

beforeEach(() => {
  // jsdom has no IndexedDB, of which the station warns.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
test('an empty screen invites to tap', async () => {
  await openPage('/now-showing', { [RECENT]: { interactions: [], now: '2026-12-06T04:10:05.000Z' } })
  expect(await screen.findByText('Tap Your Wristband')).toBeTruthy()
  expect(screen.getByText('See yourself on the big screen!')).toBeTruthy()
})

test('whoever tapped last is large on the screen', async () => {
  const { interaction } = acceptedTap('nova', 1_500)
  await openPage('/now-showing', {
    [RECENT]: {
      interactions: [{ ...interaction, attendee: attendee('nova') }],
      now: '2026-12-06T04:10:05.000Z',
    },
  })
  expect(await screen.findByRole('heading', { name: '@nova' })).toBeTruthy()
  expect(screen.getByText('Nova Reyes')).toBeTruthy()
  expect(screen.getByText('You earned +1500 points!')).toBeTruthy()
})

test('the screen reads wristbands itself and posts them as its own', async () => {
  const network = {
    [RECENT]: { interactions: [], now: '2026-12-06T04:10:05.000Z' },
    'POST /api/tap': acceptedTap('nova', 1_500),
  }
  const { sent } = await openPage('/now-showing', network)
  await screen.findByText('Tap Your Wristband')
  typeLikeAReader('04A1B2C3')
  await waitFor(() => {
    const tap = sent.find(({ call }) => call === 'POST /api/tap')
    expect(tap?.body).toMatchObject({ rfidTagId: '04A1B2C3', installationId: 'now-showing' })
  })
})
