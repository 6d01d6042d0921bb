import { afterEach, describe, expect, it } from 'vitest'
import { type Permission, permissions } from '../../contract/roles.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { browserOf } from '../../test/demo-browser.ts'
import { anOwnRole, type SignedIn, signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app, sql } = festival
const url = '/api/admin/roles'

type Answer = { statusCode: number; json(): { code?: string } }

const call = (by: SignedIn, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', address: string, payload?: object) =>
  app.inject({ method, url: address, headers: by.headers, ...(payload && { payload }) })
const make = (by: SignedIn, name: string, chosen: readonly string[]) =>
  call(by, 'POST', url, { name, permissions: chosen })
const give = (by: SignedIn, id: string, role: string) =>
  call(by, 'PATCH', `/api/admin/users/${id}/role`, { role })
const invite = (by: SignedIn, email: string, role: string) =>
  call(by, 'POST', '/api/admin/invitations', { email, role })
const refused = (answer: Answer) => [
  answer.statusCode,
  answer.statusCode === 204 ? undefined : answer.json().code,
]
const actionsAbout = async (by: SignedIn, subject: string) =>
  (await call(by, 'GET', `/api/admin/audit?search=${subject}`))
    .json()
    .records.map(({ action }: { action: string }) => action)

const tooMuch = [403, 'more_than_own']
const prizeDesk: Permission[] = ['prizes:hand-over', 'finale:manage']

afterEach(() => sql('DELETE FROM staff_invitations; DELETE FROM users; DELETE FROM staff_roles'))

describe("a role of one's own", () => {
  it('is made, given, changed for whoever has it at once, and all of it is on record', async () => {
    const [admin, sam] = [await signInAs(festival, 'admin'), await signInAs(festival, 'read-only')]
    const made = await make(admin, '  Prize   desk ', [...prizeDesk, 'finale:manage'])
    expect(made.json()).toMatchObject({ name: 'Prize desk', permissions: prizeDesk, version: 1, users: 0 })
    const { id } = made.json()
    const given = { role: id, ownRole: { name: 'Prize desk', permissions: prizeDesk } }
    expect((await give(admin, sam.id, id)).json()).toMatchObject(given)
    expect((await call(sam, 'GET', '/api/auth/user')).json()).toMatchObject(given)
    expect((await call(sam, 'GET', '/api/admin/finale')).statusCode).toBe(200)
    expect(refused(await call(sam, 'GET', '/api/admin/analytics'))).toEqual([403, 'not_allowed'])
    const change = { permissions: ['analytics:read'], version: 1 }
    expect((await call(admin, 'PATCH', `${url}/${id}`, change)).json()).toMatchObject({
      version: 2,
      users: 1,
    })
    expect((await call(sam, 'GET', '/api/admin/analytics')).statusCode).toBe(200)
    expect(refused(await call(sam, 'GET', '/api/admin/finale'))).toEqual([403, 'not_allowed'])
    const late = await call(admin, 'PATCH', `${url}/${id}`, { name: 'Desk', version: 1 })
    expect(refused(late)).toEqual([409, 'stale'])
    expect(await actionsAbout(admin, id)).toEqual(['role.update', 'role.create'])
    expect((await call(admin, 'GET', '/api/admin/audit?search=user.role')).json().records).toMatchObject([
      { before: { role: 'read-only' }, after: { role: 'Prize desk' } },
    ])
    expect((await give(admin, sam.id, 'staff')).json()).toMatchObject({ role: 'staff', ownRole: null })
  })

  it.each([
    ['without a name', { name: ' ', permissions: prizeDesk }, 'name'],
    ['with a long name', { name: 'x'.repeat(41), permissions: prizeDesk }, 'name'],
    ['that may do nothing', { name: 'Nobody', permissions: [] }, 'permissions'],
    ['with a permission that is none', { name: 'Root', permissions: ['*'] }, 'permissions.0'],
    ['without what a permission needs', { name: 'Half', permissions: ['stations:manage'] }, 'permissions'],
  ])('%s is none', async (_what, draft, path) => {
    const admin = await signInAs(festival, 'admin')
    const answer = await call(admin, 'POST', url, draft)
    expect([answer.statusCode, answer.json().issues[0]?.path]).toEqual([400, path])
    expect((await call(admin, 'GET', url)).json()).toEqual({ roles: [] })
  })

  it('has a name of its own, and there are not too many', async () => {
    const admin = await signInAs(festival, 'admin')
    const { id } = (await make(admin, 'Écran', prizeDesk)).json()
    expect(refused(await make(admin, 'éCRAN', prizeDesk))).toEqual([409, 'already_exists'])
    const other = (await make(admin, 'Stage', prizeDesk)).json()
    const renamed = await call(admin, 'PATCH', `${url}/${other.id}`, { name: 'écran' })
    expect(refused(renamed)).toEqual([409, 'already_exists'])
    expect((await call(admin, 'PATCH', `${url}/${id}`, { name: 'écran' })).json().name).toBe('écran')
    await sql(
      "INSERT INTO staff_roles (name, permissions) SELECT 'Role ' || n, '{audit:read}' FROM generate_series(1, 28) n",
    )
    expect(refused(await make(admin, 'One more', prizeDesk))).toEqual([409, 'role_limit_reached'])
    expect(refused(await call(admin, 'PATCH', `${url}/none`, { name: 'x' }))).toEqual([404, 'role_not_found'])
    expect((await call(admin, 'PATCH', `${url}/${id}`, { version: 1 })).statusCode).toBe(400)
  })

  it('is what an invited person begins with', async () => {
    const admin = await signInAs(festival, 'admin')
    const role = await anOwnRole(festival, prizeDesk)
    expect((await invite(admin, 'reader@livefest.example', role)).json().role).toBe(role)
    const browser = browserOf(app)
    await browser.signIn('read-only')
    expect((await browser.user()).json()).toMatchObject({ role, ownRole: { permissions: prizeDesk } })
    await browser.signIn('read-only')
    expect((await browser.user()).json().role, 'also the next time').toBe(role)
  })

  it('is deleted when nobody has it, or when they get another one in the same moment', async () => {
    const [admin, sam] = [await signInAs(festival, 'admin'), await signInAs(festival, prizeDesk)]
    const { role: id } = (await call(sam, 'GET', '/api/auth/user')).json()
    await invite(admin, 'new@crew.example', id)
    const remove = (moveTo = '') => call(admin, 'DELETE', `${url}/${id}${moveTo && `?moveTo=${moveTo}`}`)
    expect(refused(await remove())).toEqual([409, 'role_in_use'])
    expect(refused(await remove(id))).toEqual([409, 'role_in_use'])
    expect((await remove('owner')).json().issues[0].path).toBe('moveTo')
    expect((await call(admin, 'GET', url)).json().roles).toMatchObject([{ id, users: 1, invitations: 1 }])
    expect((await remove('staff')).statusCode).toBe(204)
    expect((await call(sam, 'GET', '/api/auth/user')).json()).toMatchObject({ role: 'staff', ownRole: null })
    const { invitations } = (await call(admin, 'GET', '/api/admin/invitations')).json()
    expect(invitations).toMatchObject([{ role: 'staff' }])
    expect(refused(await remove())).toEqual([404, 'role_not_found'])
    expect(await actionsAbout(admin, sam.id)).toEqual(['user.role'])
  })
})

describe('whoever manages users without being an admin', () => {
  const manager = () => signInAs(festival, ['users:manage', 'analytics:read', 'prizes:hand-over'])

  it('gives, takes and changes only what they may do themselves', async () => {
    const [eva, admin] = [await manager(), await signInAs(festival, 'admin')]
    const [sam, reader] = [await signInAs(festival, 'staff'), await signInAs(festival, ['analytics:read'])]
    const more = await anOwnRole(festival, ['audit:read'])
    const { id: invitation } = (await invite(admin, 'boss@crew.example', 'admin')).json()
    for (const answer of [
      await give(eva, reader.id, 'admin'),
      await give(eva, reader.id, 'staff'),
      await give(eva, reader.id, more),
      await give(eva, sam.id, 'read-only'),
      await call(eva, 'PATCH', `/api/admin/users/${admin.id}/toggle-active`),
      await call(eva, 'DELETE', `/api/admin/users/${admin.id}`),
      await call(eva, 'DELETE', `/api/admin/users/${admin.id}/sessions`),
      await call(eva, 'DELETE', `/api/admin/users/${admin.id}/sessions/any`),
      await call(eva, 'DELETE', `/api/admin/invitations/${invitation}`),
      await invite(eva, 'new@crew.example', 'admin'),
      await make(eva, 'Auditor', ['audit:read']),
      await call(eva, 'PATCH', `${url}/${more}`, { permissions: ['analytics:read'] }),
      await call(eva, 'DELETE', `${url}/${more}`),
    ])
      expect(refused(answer)).toEqual(tooMuch)
    const { id: desk } = (await make(eva, 'Prizes', ['prizes:hand-over'])).json()
    expect((await give(eva, reader.id, desk)).json()).toMatchObject({ role: desk })
    const wider = await call(eva, 'PATCH', `${url}/${desk}`, { permissions: ['audit:read'] })
    expect(refused(wider)).toEqual(tooMuch)
    expect(refused(await call(admin, 'DELETE', `${url}/${desk}?moveTo=admin`))).toEqual([204, undefined])
  })

  it('cannot lock themselves out by changing or deleting their own role', async () => {
    const eva = await manager()
    await signInAs(festival, 'admin')
    const { role } = (await call(eva, 'GET', '/api/auth/user')).json()
    const own = [409, 'own_role']
    expect(refused(await call(eva, 'PATCH', `${url}/${role}`, { permissions: ['analytics:read'] }))).toEqual(
      own,
    )
    expect(refused(await call(eva, 'DELETE', `${url}/${role}?moveTo=read-only`))).toEqual(own)
    expect(refused(await give(eva, eva.id, 'read-only'))).toEqual([409, 'own_account'])
  })

  it('decides nothing any more once the role was taken, and an admin stays the last one', async () => {
    const [eva, admin] = [await manager(), await signInAs(festival, 'admin')]
    const { role } = (await call(eva, 'GET', '/api/auth/user')).json()
    await call(admin, 'PATCH', `${url}/${role}`, { permissions: ['analytics:read'] })
    expect(refused(await make(eva, 'Prizes', ['analytics:read']))).toEqual([403, 'not_allowed'])
    const all = await signInAs(festival, Object.keys(permissions) as Permission[])
    expect(refused(await give(all, admin.id, 'read-only'))).toEqual([409, 'last_admin'])
    expect((await give(all, eva.id, 'admin')).json().role).toBe('admin')
    expect((await give(all, admin.id, 'read-only')).json().role).toBe('read-only')
  })
})
