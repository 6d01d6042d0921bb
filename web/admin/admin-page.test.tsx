import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../../contract/staff.ts'
import { acceptedTap } from '../testing/people.ts'
import { broken, openPage, refusal } from '../testing/stage.tsx'

const ME = 'GET /api/auth/user'
const USERS = 'GET /api/admin/users'

function user(id: string, more: Partial<User> = {}): User {
  return {
    id,
    email: `${id}@fest.example`,
    firstName: null,
    lastName: null,
    role: 'staff',
    ownRole: null,
    isActive: true,
    ...more,
  }
}

const ada = user('ada', { role: 'admin', firstName: 'Ada', lastName: 'Admin' })
const summary = { totalAttendees: 0, totalPoints: 0, totalInteractions: 0, averagePointsPerAttendee: 0 }
const analytics = { summary, installations: [], hours: [], updatedAt: '2026-12-06T04:10:00.000Z' }

beforeEach(() => {
  // Canvas and storage that jsdom does not have are warned of.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
test('whoever is not signed in stands at the door, with the name of the provider on the button', async () => {
  await openPage('/admin', {
    [ME]: refusal(401, 'not_signed_in', 'Please sign in first.'),
    'GET /api/auth/provider': { name: 'Crew ID' },
  })
  expect(await screen.findByRole('heading', { name: 'ADMIN DASHBOARD' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Continue with Crew ID' })).toBeTruthy()
  expect(screen.getByText('Only authorized staff can access this dashboard.')).toBeTruthy()
})

test('a read-only user sees the four figures and the stations, and no other section', async () => {
  await openPage('/admin?tab=users', {
    [ME]: user('rob', { role: 'read-only', email: null }),
    'GET /api/admin/analytics': analytics,
  })
  expect(await screen.findByText('Avg Points/Person')).toBeTruthy()
  expect(screen.getByText('Unknown User')).toBeTruthy()
  expect(screen.getByText('Read-Only')).toBeTruthy()
  const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
  expect(sections.map((link) => link.textContent)).toEqual(['Analytics', 'Stations'])
})

test('the own row cannot be changed, and somebody disabled is marked', async () => {
  const gone = user('gone', { isActive: false, firstName: 'Only' })
  await openPage('/admin?tab=users', { [ME]: ada, [USERS]: { users: [ada, gone] } })
  expect((await screen.findByRole('switch', { name: 'Ada Admin is active' })).hasAttribute('disabled')).toBe(
    true,
  )
  expect(screen.getByRole('combobox', { name: 'Role of Ada Admin' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Delete Ada Admin' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('(You)')).toBeTruthy()
  // A first name without a last name is no name: the e-mail stands for it.
  expect(screen.getByRole('button', { name: 'Delete gone@fest.example' })).toBeTruthy()
  expect(screen.getByText('DISABLED')).toBeTruthy()
})

test('a role that could not be changed goes back to what it was, and says so', async () => {
  const bo = user('bo')
  await openPage('/admin?tab=users', {
    [ME]: ada,
    [USERS]: { users: [ada, bo] },
    'PATCH /api/admin/users/bo/role': broken,
  })
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of bo@fest.example' })
  await userEvent.selectOptions(role, 'Admin')
  expect(await screen.findByText('Failed to update user role.')).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  await waitFor(() => expect(role.value).toBe('staff'))
})

test('waiting for users, and nobody there, is said in words', async () => {
  await openPage('/admin?tab=users', { [ME]: ada, [USERS]: { users: [] } })
  expect(await screen.findByText('Loading users...')).toBeTruthy()
  expect(await screen.findByText('No users found.')).toBeTruthy()
})

test('event knowledge that could not be read gives the status of the answer', async () => {
  await openPage('/admin?tab=knowledge', {
    [ME]: ada,
    'GET /api/admin/event-knowledge': refusal(503, 'unavailable', 'Away.'),
  })
  expect(await screen.findByText('HTTP 503')).toBeTruthy()
  expect(screen.getByText('This could not be loaded.')).toBeTruthy()
})

test('points that are no whole number cannot be saved', async () => {
  const booth = {
    id: 'gift-aura',
    name: 'Gift Aura',
    type: 'photo_booth',
    pointValue: 2_000,
    isActive: true,
    interactionCount: 3,
    cooldownSeconds: 0,
    maxPerEventDay: 0,
    location: null,
    openingHours: [],
    earnedBy: 'tap',
    tapPolicy: 'open',
    isArchived: false,
    version: 4,
  }
  const { sent } = await openPage('/admin?tab=installations', {
    [ME]: ada,
    'GET /api/admin/installations': { installations: [booth] },
    'PATCH /api/admin/installations/gift-aura': { ...booth, pointValue: 2_500 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit points of Gift Aura' }))
  const field = screen.getByPlaceholderText('Enter points...')
  await userEvent.clear(field)
  await userEvent.type(field, '-5')
  expect(screen.getByText('Must be a valid positive number')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  await userEvent.clear(field)
  await userEvent.type(field, '2,500{Enter}')
  await waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      pointValue: 2_500,
      version: 4,
    }),
  )
})

test('a bonus that failed is sent again with the same key, so that it is never given twice', async () => {
  let tries = 0
  const award = () => {
    tries += 1
    if (tries === 1) return Response.json({ error: 'Away.', code: 'unavailable' }, { status: 503 })
    return Response.json(acceptedTap('nova', 50), { status: 201 })
  }
  const { sent } = await openPage('/admin?tab=bonus', {
    [ME]: user('sam'),
    'GET /api/admin/awards': { awards: [] },
    'POST /api/admin/bonus': award,
  })
  const button = await screen.findByRole('button', { name: 'Award Bonus Points' })
  expect(button.hasAttribute('disabled')).toBe(true)
  // Keys as quick as those of a test are a wristband to this screen.
  fireEvent.change(screen.getByLabelText(/^Attendee ID/), { target: { value: 'id-nova' } })
  fireEvent.change(screen.getByLabelText(/^Points/), { target: { value: '50' } })
  await userEvent.click(button)
  await screen.findByText('A part of the festival is away for a moment. Please try again.')
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(button)
  await waitFor(() => expect(tries).toBe(2))
  const keys = sent
    .filter(({ call }) => call === 'POST /api/admin/bonus')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('a bonus is for whoever wears the band now; a band that nobody wears is said to be nobody’s', async () => {
  let owner: object = { attendee: null, isWorn: false }
  const nova = { ...acceptedTap('nova', 50).attendee, email: null, totalPoints: 0, isCrew: false }
  await openPage('/admin?tab=bonus', {
    [ME]: user('sam'),
    'GET /api/admin/awards': { awards: [] },
    'POST /api/admin/wristbands/look-up': () => Response.json(owner),
  })
  const field = await screen.findByLabelText<HTMLInputElement>(/^Attendee ID/)
  await userEvent.paste('04AABBCCDDE1')
  expect(await screen.findByText('Nobody wears this wristband')).toBeTruthy()
  expect(screen.queryByText('Nobody found.')).toBeNull()
  owner = { attendee: nova, isWorn: false }
  await userEvent.paste('04AABBCCDDE2')
  await waitFor(() => expect(screen.getByText('Nobody wears this wristband')).toBeTruthy())
  expect(field.value).toBe('')
  owner = { attendee: nova, isWorn: true }
  await userEvent.paste('04AABBCCDDE3')
  await waitFor(() => expect(field.value).toBe(nova.id))
})
