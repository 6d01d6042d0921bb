import { expect, it } from 'vitest'
import { signInAs } from '../sign-in-as.ts'
import { type Asking, liveFestivalForFile } from './live-festival.ts'

const festival = await liveFestivalForFile({ staffDomains: new Set(['crew.example']) })
const { sql, stranger, boss, signInAgain } = festival

const who = async ({ ask }: Asking) => (await ask('GET', '/api/auth/user')).json
const lastChange = async ({ ask }: Asking) => {
  const { json } = await ask('GET', '/api/admin/audit')
  return (json.records as object[])[0]
}

it('whoever ADMIN_EMAILS names is an administrator at their first sign-in, which is recorded', async () => {
  const { id, role } = await who(boss)
  expect(role).toBe('admin')
  expect(await lastChange(boss)).toMatchObject({ action: 'user.role', subject: id, after: { role: 'admin' } })
})

it('a demotion lasts, however often they sign in again', async () => {
  const { id } = await who(boss)
  const other = stranger()
  const { headers } = await signInAs(festival, 'admin')
  const [name = '', value = ''] = headers.cookie.split('=')
  other.cookies.set(name, value)
  const demoted = await other.ask('PATCH', `/api/admin/users/${id}/role`, { role: 'read-only' })
  expect(demoted.status).toBe(200)
  const again = await signInAgain()
  expect(await who(again)).toMatchObject({ id, role: 'read-only' })
  expect((await again.ask('GET', '/api/admin/users')).json.code).toBe('not_allowed')
  expect(await lastChange(other)).toMatchObject({ subject: id, after: { role: 'read-only' } })
})

it('a festival that has no administrator gets one back', async () => {
  await sql("UPDATE users SET role = 'read-only'")
  const again = await signInAgain()
  expect((await who(again)).role).toBe('admin')
  expect(await lastChange(again)).toMatchObject({
    action: 'user.role',
    before: { role: 'read-only' },
    after: { role: 'admin' },
  })
})

it('an invited address of no domain of the staff is let in with its role, and nobody else is', async () => {
  const outsider = 'Stage.Manager@private.example'
  expect(await festival.signInAs(outsider)).toBeUndefined()
  const body = { email: outsider.toLowerCase(), role: 'staff' }
  expect((await boss.ask('POST', '/api/admin/invitations', body)).status).toBe(201)
  expect(await festival.signInAs('stage.manager@private.example.evil.example')).toBeUndefined()
  const manager = await festival.signInAs(outsider)
  if (!manager) throw new Error('the invited person was not let in')
  const { id, role } = await who(manager)
  expect(role).toBe('staff')
  const { records } = (await boss.ask('GET', `/api/admin/audit?search=${id}`)).json
  expect(records).toMatchObject([{ action: 'user.join', subject: id, after: { role: 'staff' } }])
  expect((await boss.ask('DELETE', `/api/admin/users/${id}/sessions`)).status).toBe(204)
  expect((await manager.ask('GET', '/api/auth/user')).status).toBe(401)
  expect(await festival.signInAs(outsider), 'once more').toBeDefined()
})
