import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { foundedEvent } from '../event/founded-event.ts'
import { typeLikeAReader } from '../stations/type-like-a-reader.ts'
import { acceptedTap } from '../testing/people.ts'
import { broken, openPage, refusal } from '../testing/stage.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
const idle = () => screen.findByText('Tap Your Wristband')

test('a tap at the entrance is welcomed with its points and the total', async () => {
  const { sent } = await openPage('/tap-tracking', { 'POST /api/tap': acceptedTap('nova') })
  expect(await screen.findByRole('heading', { name: 'Tap Tracking +500 Points' })).toBeTruthy()
  expect(screen.getByText('Main Entrance')).toBeTruthy()
  await idle()
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByText('Welcome Back!')).toBeTruthy()
  expect(screen.getByText('@nova')).toBeTruthy()
  expect(await screen.findByText('You earned +500 points!')).toBeTruthy()
  expect(screen.getByText('Your total: 1,500 points')).toBeTruthy()
  const tap = sent.find(({ call }) => call === 'POST /api/tap')
  expect(tap?.body).toMatchObject({
    rfidTagId: '04A1B2C3',
    installationId: 'tap-tracking',
    metadata: { location: 'Main Entrance', timestamp: expect.any(String) },
  })
  expect(tap?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the same band held twice is one tap; the next band is sent at once', async () => {
  const { sent } = await openPage('/tap-tracking', { 'POST /api/tap': acceptedTap('nova') })
  await idle()
  typeLikeAReader('04A1B2C3')
  typeLikeAReader('04A1B2C3')
  await screen.findByText('Welcome Back!')
  typeLikeAReader('04D4E5F6')
  await waitFor(() => expect(sent.filter(({ call }) => call === 'POST /api/tap')).toHaveLength(2))
})

test('a band inside its cooldown is told kindly when the station counts again', async () => {
  const nextEligibleAt = new Date(Date.now() + 20 * 60_000).toISOString()
  const answer = acceptedTap('nova', 0, { reason: 'cooldown', nextEligibleAt })
  await openPage('/tap-tracking', { 'POST /api/tap': answer })
  await idle()
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByText('You were just here!')).toBeTruthy()
  expect(screen.getByText(/counts for you again at \d/)).toBeTruthy()
  expect(screen.queryByText(/You earned/)).toBeNull()
})

test('somebody of the crew is thanked, and told that the crew collects no points', async () => {
  await openPage('/tap-tracking', { 'POST /api/tap': acceptedTap('nova', 0, { reason: 'crew' }) })
  await idle()
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByText('Hello, crew!')).toBeTruthy()
  expect(screen.getByText(/^Crew members collect no points/)).toBeTruthy()
  expect(screen.queryByText(/It counts again/)).toBeNull()
})

test('a closed station says when it opens by the clock of the festival', async () => {
  const clockAheadMs = Date.parse('2026-12-05T12:00:00-08:00') - Date.now()
  const opensAt = '2026-12-05T14:00:00-08:00'
  const closed = () =>
    Response.json({ error: 'Closed.', code: 'installation_closed', opensAt }, { status: 409 })
  await openPage('/tap-tracking', {
    'GET /api/event': { ...foundedEvent, clockAheadMs },
    'POST /api/tap': closed,
  })
  await idle()
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByText(/Opens 2:00\sPM/)).toBeTruthy()
})

test('a refusal shows the reason in words', async () => {
  await openPage('/tap-tracking', { 'POST /api/tap': refusal(409, 'installation_inactive', 'Closed.') })
  await idle()
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByText('Tap failed')).toBeTruthy()
  expect(screen.getByText('This installation is taking a break.')).toBeTruthy()
})

test('half a band is not sent: whoever holds it is told to hold it there once more', async () => {
  const { sent } = await openPage('/tap-tracking', {
    'GET /api/event': { ...foundedEvent, shortestTag: 14 },
    'POST /api/tap': acceptedTap('nova'),
  })
  await idle()
  await waitFor(() => expect(sent.some(({ call }) => call === 'GET /api/event')).toBe(true))
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByText('Once more, please: hold the band still at the reader')).toBeTruthy()
  expect(sent.some(({ call }) => call === 'POST /api/tap')).toBe(false)
})

test('two people who tap at once both see their own result', async () => {
  const answers = ['nova', 'leon'].map((name) => Response.json(acceptedTap(name)))
  const { sent } = await openPage('/tap-tracking', { 'POST /api/tap': () => answers.shift() })
  await idle()
  typeLikeAReader('04A1B2C3')
  typeLikeAReader('04D4E5F6')
  expect(await screen.findByText('@nova')).toBeTruthy()
  expect(screen.getByText('Got your band! You are next.')).toBeTruthy()
  expect(await screen.findByText('@leon', {}, { timeout: 5_000 })).toBeTruthy()
  expect(screen.queryByText('@nova')).toBeNull()
  expect(sent.filter(({ call }) => call === 'POST /api/tap')).toHaveLength(2)
})

// The outbox is one for all tests of this file, as it is for all pages of a station: taps that stay in it come last.
test('without network the tap is kept, and the station says how many wait', async () => {
  await openPage('/tap-tracking', { 'POST /api/tap': broken })
  await idle()
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByText('Connection error')).toBeTruthy()
  // This browser of the tests has no storage that would survive a reload.
  expect(screen.getByText(/We kept your tap while this page stays open/)).toBeTruthy()
  expect(await screen.findByText('1 waiting')).toBeTruthy()
})

test('a station whose sign-in has ended keeps the tap and says that the crew is needed', async () => {
  await openPage('/tap-tracking', { 'POST /api/tap': refusal(403, 'station_not_paired', 'Ask the crew.') })
  await idle()
  typeLikeAReader('04A1B2C3')
  expect(await screen.findByText('This station needs the crew')).toBeTruthy()
  expect(await screen.findByText(/waiting$/)).toBeTruthy()
})
