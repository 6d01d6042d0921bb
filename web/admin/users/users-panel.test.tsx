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
  ownRole: null,
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
  'GET /api/admin/roles': { roles: [] },
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

const prizeTeam = {
  id: 'r1',
  name: 'Prize team',
  permissions: ['prizes:hand-over'],
  version: 3,
  users: 1,
  invitations: 0,
}

test('a role is put together, with what a permission is no use without', async () => {
  const { sent } = await openPage('/admin?tab=users', {
    ...festival,
    'POST /api/admin/roles': () => Response.json(prizeTeam, { status: 201 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New role' }))
  const form = within(await screen.findByRole('form', { name: 'New role' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Please fill this in.')).toBeTruthy()
  expect(form.getByText('Choose what the role may do.')).toBeTruthy()
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Gate crew')
  await userEvent.click(form.getByRole('checkbox', { name: 'Pair, move and revoke stations' }))
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'See the stations' }).checked).toBe(true)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const permissions = ['stations:read', 'stations:manage']
  expect(sent.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    name: 'Gate crew',
    permissions,
  })
})

test('whoever manages users gives only what they may do themselves', async () => {
  const eva = {
    ...sam,
    id: 'eva',
    role: 'r2',
    ownRole: { name: 'Team lead', permissions: ['users:manage', 'prizes:hand-over'] },
  }
  const lead = { ...prizeTeam, id: 'r2', name: 'Team lead', permissions: eva.ownRole.permissions }
  const pat = { ...sam, id: 'pat', firstName: 'Pat', role: 'r1', ownRole: prizeTeam }
  await openPage('/admin?tab=users', {
    ...festival,
    'GET /api/auth/user': eva,
    'GET /api/admin/users': { users: [ada, eva, pat] },
    'GET /api/admin/roles': { roles: [prizeTeam, lead] },
  })
  const isOff = (role: string, name: string) => screen.getByRole(role, { name }).hasAttribute('disabled')
  const role = await screen.findByRole('combobox', { name: 'Role of Pat Stage' })
  await waitFor(() =>
    expect(
      within(role)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Prize team', 'Team lead']),
  )
  expect(isOff('combobox', 'Role of Ada Admin')).toBe(true)
  expect(isOff('button', 'Change Team lead')).toBe(true)
  expect(isOff('button', 'Change Prize team')).toBe(false)
  const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
  expect(sections.map((link) => link.textContent)).toEqual(['Prize Desk', 'User Management'])
})
