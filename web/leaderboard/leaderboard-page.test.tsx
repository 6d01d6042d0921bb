import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { place } from '../testing/people.ts'
import { broken, openPage } from '../testing/stage.tsx'

const BOARD = 'GET /api/leaderboard'
const updatedAt = '2026-12-06T04:10:00.000Z'

beforeEach(() => {
  // jsdom has no IndexedDB, of which the page warns.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
test('an empty board invites to begin', async () => {
  await openPage('/leaderboard', { [BOARD]: { leaderboard: [], updatedAt } })
  expect(await screen.findByText('No leaderboard data yet. Start earning points!')).toBeTruthy()
})

test('equal totals share their place, and everybody is told in order', async () => {
  const leaderboard = [
    place(1, 'ada', 9_000),
    place(2, 'bo', 8_000),
    place(2, 'cy', 8_000),
    place(4, 'di', 500),
  ]
  await openPage('/leaderboard', { [BOARD]: { leaderboard, updatedAt } })
  expect(await screen.findByRole('heading', { name: 'Leaderboard' })).toBeTruthy()
  expect(screen.getByText('Top Creators')).toBeTruthy()
  const podium = (await screen.findByText('@ada')).closest('ol')
  const shown = within(podium as HTMLElement).getAllByText(/^Place \d$/)
  expect(shown.map((rank) => rank.textContent)).toEqual(['Place 1', 'Place 2', 'Place 2'])
  expect(screen.getByText('Place 4')).toBeTruthy()
  expect(screen.getByText('9,000')).toBeTruthy()
})

test('whoever checked in sees their own place and what is missing to the next', async () => {
  const sessionId = 'ab'.repeat(16)
  localStorage.setItem('sessionId', sessionId)
  const leaderboard = [
    place(1, 'ada', 9_000),
    place(2, 'bo', 8_000),
    place(3, 'cy', 7_000),
    place(4, 'di', 6_500),
  ]
  await openPage('/leaderboard', {
    [BOARD]: { leaderboard, updatedAt },
    [`GET /api/sessions/${sessionId}`]: { sessionId, tiktokUsername: 'di', attendeeName: 'Di' },
  })
  expect(await screen.findByText('500 more to reach place 3')).toBeTruthy()
  expect(screen.getByText('You')).toBeTruthy()
})

test('without a server the board says so and offers to try again', async () => {
  await openPage('/leaderboard', { [BOARD]: broken })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('while the database is away the last board says how old it is, and not that it is live', async () => {
  const board = { leaderboard: [place(1, 'ada', 9_000)], updatedAt, state: 'open', frozenAt: null }
  await openPage('/leaderboard', { [BOARD]: { ...board, asOf: '2026-12-06T04:12:00.000Z' } })
  expect(await screen.findByText('@ada')).toBeTruthy()
  expect(screen.getByText('Saved 8:12 PM')).toBeTruthy()
  expect(screen.queryByText(/^Live/)).toBeNull()
})
