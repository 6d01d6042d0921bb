import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/stage.tsx'
import { clearToasts } from '../ui/toast.ts'
import { itinerary, place, programme, show } from './programme-test-entries.ts'

const session = 'cd'.repeat(16)
const SAVED = `GET /api/sessions/${session}/itinerary`

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  clearToasts()
})

test('whoever has saved nothing is shown where to begin', async () => {
  await openPage('/itinerary')
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Find something to do' })
  expect(link.getAttribute('href')).toBe('/activities?when=all')
})

test('the plan tells clashes and free time, and offers calendar files', async () => {
  localStorage.setItem('sessionId', session)
  const saved = [show('One', 10), show('Two', 40), show('Three', 130), place('Wish Wall')]
  await openPage('/itinerary', { [SAVED]: itinerary(...saved), 'GET /api/activities': programme(...saved) })
  expect(await screen.findByText('Clashes with Two')).toBeTruthy()
  expect(screen.getByText('Clashes with One')).toBeTruthy()
  expect(screen.getByText('30 min free')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Any time' })).toBeTruthy()
  const all = screen.getByRole('link', { name: 'Add all to calendar' })
  expect(all.getAttribute('href')).toBe(`/api/sessions/${session}/itinerary.ics?language=en`)
  const one = screen.getByRole('link', { name: 'Add Two to calendar' })
  expect(one.getAttribute('href')).toContain('entry=Two')
})

test('what was removed by mistake is brought back', async () => {
  localStorage.setItem('sessionId', session)
  const [one, two] = [show('One', 10), show('Two', 90)]
  const network: Record<string, unknown> = {
    [SAVED]: itinerary(one, two),
    'GET /api/activities': programme(one, two),
    [`DELETE /api/sessions/${session}/itinerary/One`]: () => {
      network[SAVED] = itinerary(two)
      return new Response(null, { status: 204 })
    },
    [`PUT /api/sessions/${session}/itinerary/One`]: () => {
      network[SAVED] = itinerary(one, two)
      return Response.json({ entryId: 'One', savedAt: '' })
    },
  }
  const user = userEvent.setup()
  await openPage('/itinerary', network)
  await user.click(await screen.findByRole('button', { name: 'Remove One' }))
  expect(screen.queryByRole('heading', { name: 'One' })).toBeNull()
  await waitFor(() => expect(localStorage.getItem('itineraryChanges')).toBe('{}'))
  // jsdom captures no pointers, which the toast would ask for.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'One' })).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('itineraryChanges')).toBe('{}'))
  expect(screen.getByRole('heading', { name: 'One' })).toBeTruthy()
})
