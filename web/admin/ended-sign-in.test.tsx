import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/stage.tsx'

const ada = {
  id: 'ada',
  email: 'ada@fest.example',
  firstName: 'Ada',
  lastName: 'Admin',
  role: 'admin',
  isActive: true,
}
const signedOut = refusal(401, 'not_signed_in', 'Please sign in first.')
const LIST = { entries: [], total: 0, pages: 1, page: 1 }

beforeEach(() => {
  // Canvas and storage that jsdom does not have are warned of.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a sign-in that ended under a form asks again, and the form is there as it was', async () => {
  let isSignedIn = true
  const festival = {
    'GET /api/auth/user': () => (isSignedIn ? Response.json(ada) : signedOut()),
    'GET /api/auth/provider': { name: 'Crew ID' },
    'GET /api/admin/event-knowledge': () => (isSignedIn ? Response.json(LIST) : signedOut()),
    'POST /api/admin/event-knowledge': () => {
      isSignedIn = false
      return signedOut()
    },
  }
  await openPage('/admin?tab=knowledge&search=gate', festival)
  await userEvent.click(await screen.findByRole('button', { name: 'Add Entry' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Half a title')
  await userEvent.type(screen.getByRole('textbox', { name: /^Description/ }), 'Where to')
  await userEvent.click(screen.getByRole('button', { name: 'Create Entry' }))
  expect(await screen.findByText(/^Your sign-in has ended/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Continue with Crew ID' })).toBeTruthy()

  // The provider sends the browser back: the page begins anew, on the same tab.
  cleanup()
  isSignedIn = true
  const { sent } = await openPage('/admin?tab=knowledge&search=gate', {
    ...festival,
    'POST /api/admin/event-knowledge': {},
  })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })).value).toBe(
    'Half a title',
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Description/ }).value).toBe('Where to')
  await userEvent.click(screen.getByRole('button', { name: 'Create Entry' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ title: 'Half a title' })
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('kept.'))).toEqual([])
})

test('whoever is signed in already is led to the screen they asked for, and to no other place', async () => {
  const festival = { 'GET /api/auth/user': ada, 'GET /api/admin/event-knowledge': LIST }
  await openPage(`/login?returnTo=${encodeURIComponent('/admin?tab=knowledge')}`, festival)
  expect(await screen.findByRole('heading', { name: 'Event Knowledge Manager' })).toBeTruthy()
  cleanup()
  await openPage(`/login?returnTo=${encodeURIComponent('//evil.example/admin')}`, festival)
  expect(await screen.findByRole('heading', { name: 'Analytics', level: 2 })).toBeTruthy()
})

test('a save that failed keeps the editor open with what was typed', async () => {
  const tier = {
    id: 'pin',
    prizeName: 'Pin',
    requiredPoints: 5,
    description: null,
    isActive: true,
    stock: null,
    perPersonLimit: 1,
    stockLeft: null,
    sizes: [],
    handedOver: 0,
    version: 1,
  }
  await openPage('/admin?tab=prizes', {
    'GET /api/auth/user': ada,
    'GET /api/admin/prize-tiers': { tiers: [tier] },
    'PATCH /api/admin/prize-tiers/pin': refusal(503, 'unavailable', 'Away.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Pin' }))
  await userEvent.type(screen.getByLabelText(/^Description/), 'For two')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText('A part of the festival is away for a moment. Please try again.'),
  ).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Description/).value).toBe('For two')
})
