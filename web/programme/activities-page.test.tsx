import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { broken, openPage, refusal } from '../testing/stage.tsx'
import { clearToasts } from '../ui/toast.ts'
import { itinerary, place, programme, show } from './programme-test-entries.ts'

const ACTIVITIES = 'GET /api/activities'
const session = 'ab'.repeat(16)
const everything = programme(show('Over', -120), show('On', -10), show('Later', 30), place('Wish Wall'))

beforeEach(() => {
  // jsdom has no IndexedDB, of which the page warns.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  clearToasts()
})

const star = (title: string) => screen.findByRole('button', { name: `Save to my itinerary: ${title}` })
const isSaved = (button: HTMLElement) => button.getAttribute('aria-pressed')

test('the page begins with what is on now, and next and all are one touch away', async () => {
  const user = userEvent.setup()
  await openPage('/activities', { [ACTIVITIES]: everything })
  expect(await screen.findByRole('heading', { name: 'On' })).toBeTruthy()
  expect(screen.getByText(/^On now until/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Wish Wall' })).toBeTruthy()
  expect(screen.queryByText('Later')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(await screen.findByText('Later')).toBeTruthy()
  expect(screen.queryByText('Over')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show 1 earlier' }))
  expect(screen.getByText('Over')).toBeTruthy()
})

test('a search without a hit says so and can be cleared', async () => {
  const user = userEvent.setup()
  await openPage('/activities?when=all', { [ACTIVITIES]: everything })
  await user.type(await screen.findByRole('searchbox', { name: 'Search activities' }), 'zzz')
  await user.click(await screen.findByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('Later')).toBeTruthy()
})

test('a search looks through all of it, and says so; now and next come back without it', async () => {
  const user = userEvent.setup()
  await openPage('/activities', { [ACTIVITIES]: everything })
  const box = await screen.findByRole('searchbox', { name: 'Search activities' })
  await user.type(box, 'later')
  expect(await screen.findByText('Later')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'All', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Now' }))
  expect(await screen.findByRole('heading', { name: 'On' })).toBeTruthy()
  expect(box).toHaveProperty('value', '')
})

test('without a network and without anything seen before, the page says that it opens by itself, and does', async () => {
  const network: Record<string, unknown> = { [ACTIVITIES]: broken }
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openPage('/activities', network)
  expect(await screen.findByText(/This opens by itself/)).toBeTruthy()
  network[ACTIVITIES] = everything
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { name: 'On' })).toBeTruthy()
})

test('a guest saves with one touch, and a session is opened for them', async () => {
  const user = userEvent.setup()
  const page = await openPage('/activities', {
    [ACTIVITIES]: everything,
    'POST /api/sessions': { sessionId: session },
    [`PUT /api/sessions/${session}/itinerary/On`]: { entryId: 'On', savedAt: '' },
    [`GET /api/sessions/${session}/itinerary`]: itinerary(show('On', -10)),
  })
  const button = await star('On')
  expect(isSaved(button)).toBe('false')
  await user.click(button)
  expect(isSaved(await star('On'))).toBe('true')
  await waitFor(() => expect(localStorage.getItem('itineraryChanges')).toBe('{}'))
  expect(isSaved(await star('On'))).toBe('true')
  expect(page.sent.map(({ call }) => call)).toContain(`PUT /api/sessions/${session}/itinerary/On`)
})

test('without a network what is saved waits on this phone, and goes out when there is one again', async () => {
  localStorage.setItem('sessionId', session)
  const network: Record<string, unknown> = {
    [ACTIVITIES]: everything,
    [`PUT /api/sessions/${session}/itinerary/On`]: broken,
    [`GET /api/sessions/${session}/itinerary`]: itinerary(),
  }
  const user = userEvent.setup()
  await openPage('/activities', network)
  await user.click(await star('On'))
  expect(isSaved(await star('On'))).toBe('true')
  expect(localStorage.getItem('itineraryChanges')).toBe('{"On":"save"}')

  network[`PUT /api/sessions/${session}/itinerary/On`] = { entryId: 'On', savedAt: '' }
  network[`GET /api/sessions/${session}/itinerary`] = itinerary(show('On', -10))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(localStorage.getItem('itineraryChanges')).toBe('{}'))
  expect(isSaved(await star('On'))).toBe('true')
})

test('what the server refuses is taken back and told', async () => {
  localStorage.setItem('sessionId', session)
  const user = userEvent.setup()
  await openPage('/activities', {
    [ACTIVITIES]: everything,
    [`PUT /api/sessions/${session}/itinerary/On`]: refusal(409, 'itinerary_full', 'Full.'),
    [`GET /api/sessions/${session}/itinerary`]: itinerary(),
  })
  await user.click(await star('On'))
  const shown = await screen.findAllByText('Your itinerary is full. Take something out first.')
  expect(shown.length).toBeGreaterThan(0)
  await waitFor(async () => expect(isSaved(await star('On'))).toBe('false'))
})

test('without a server and without anything seen before, the page offers to try again', async () => {
  await openPage('/activities', { [ACTIVITIES]: broken })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
