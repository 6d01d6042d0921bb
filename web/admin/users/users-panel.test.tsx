import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, refusal } from '../../testing/stage.tsx'

const ada = {
  id: 'ada',
  email: 'ada@fest.example',
  firstName: 'Ada',
  lastName: 'Admin',
  role: 'admin',
  isActive: true,
}
const sam = {
  ...ada,
  id: 'sam',
  email: 'sam@fest.example',
  firstName: 'Sam',
  lastName: 'Stage',
  role: 'staff',
}
const at = '2026-11-22T14:00:00.000Z'
const invitation = { id: 'i1', email: 'new@crew.example', role: 'staff', invitedAt: at, expiresAt: at }
const session = {
  id: 's1',
  startedAt: at,
  lastSeenAt: at,
  browser: 'Firefox',
  system: 'Android',
  isCurrent: false,
}
const festival = {
  'GET /api/auth/user': ada,
  'GET /api/admin/users': { users: [ada, sam] },
  'GET /api/admin/invitations': { invitations: [] },
}

beforeEach(() => {
  // Canvas and storage that jsdom does not have are warned of.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('an address is invited with a role, and what is refused is said beside it', async () => {
  const refused = refusal(409, 'user_exists', 'Somebody with this address is in the list of users already.')
  let answer: () => unknown = refused
  const { sent } = await openPage('/admin?tab=users', {
    ...festival,
    'POST /api/admin/invitations': () => answer(),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
  expect(await dialog.findByText('Please fill this in.')).toBeTruthy()
  const address = dialog.getByRole('textbox', { name: /^E-mail address/ })
  await userEvent.type(address, 'New@Crew.example')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'admin')
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
  expect(await dialog.findByText(/in the list of users already/)).toBeTruthy()
  answer = () => Response.json(invitation, { status: 201 })
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    email: 'new@crew.example',
    role: 'admin',
  })
})

test('a pending invitation is withdrawn', async () => {
  const { sent } = await openPage('/admin?tab=users', {
    ...festival,
    'GET /api/admin/invitations': { invitations: [invitation] },
    'DELETE /api/admin/invitations/i1': () => new Response(null, { status: 204 }),
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation of new@crew.example' }),
  )
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('DELETE /api/admin/invitations/i1'))
})

test('an admin sees where somebody is signed in, and ends it; one’s own is in the header', async () => {
  const own = { ...session, id: 's0', browser: null, system: null, isCurrent: true }
  const { sent } = await openPage('/admin?tab=users', {
    ...festival,
    'GET /api/admin/users/sam/sessions': { sessions: [session] },
    'DELETE /api/admin/users/sam/sessions/s1': () => new Response(null, { status: 204 }),
    'GET /api/auth/sessions': { sessions: [own, session] },
    'DELETE /api/auth/sessions/s1': () => new Response(null, { status: 204 }),
  })
  const calls = () => sent.map(({ call }) => call)
  await userEvent.click(await screen.findByRole('button', { name: 'Where Sam Stage is signed in' }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'End the sign-in with Firefox on Android' }),
  )
  await waitFor(() => expect(calls()).toContain('DELETE /api/admin/users/sam/sessions/s1'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Where I am signed in' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('This browser')).toBeTruthy()
  expect(dialog.getByText('Unknown browser')).toBeTruthy()
  const [only, ...more] = dialog.getAllByRole('button', { name: /^End/ })
  expect(more).toEqual([])
  if (only) await userEvent.click(only)
  await waitFor(() => expect(calls()).toContain('DELETE /api/auth/sessions/s1'))
})
