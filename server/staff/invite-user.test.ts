import { afterEach, describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { browserOf } from '../../test/demo-browser.ts'
import { type SignedIn, signInAs } from '../../test/sign-in-as.ts'
import { buildApp } from '../app.ts'
import { applyRetention } from '../privacy/retention.ts'

const festival = await festivalForFile()
const { app, sql } = festival
const url = '/api/admin/invitations'

const invite = (by: SignedIn, email: unknown, role: unknown = 'staff') =>
  app.inject({ method: 'POST', url, headers: by.headers, payload: { email, role } as object })
const withdraw = (by: SignedIn, id: string) =>
  app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: by.headers })
const invited = async (by: SignedIn) => (await app.inject({ url, headers: by.headers })).json().invitations
const actionsAbout = async (by: SignedIn, subject: string) => {
  const audit = await app.inject({ url: `/api/admin/audit?search=${subject}`, headers: by.headers })
  return audit.json().records.map(({ action }: { action: string }) => action)
}

afterEach(() => sql('DELETE FROM staff_invitations; DELETE FROM users'))

describe('an invitation', () => {
  it.each([
    ['', 'staff'],
    ['nobody', 'staff'],
    ['a@b', 'staff'],
    ['two@crew.example, three@crew.example', 'staff'],
    [`${'x'.repeat(250)}@crew.example`, 'staff'],
    ['a\0b@crew.example', 'staff'],
    [null, 'staff'],
    ['new@crew.example', 'owner'],
    ['new@crew.example', undefined],
  ])('of %j as %j is not one', async (email, role) => {
    const admin = await signInAs(festival, 'admin')
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: admin.headers,
      payload: { email, role },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
    expect(await invited(admin)).toEqual([])
  })

  it('of whoever is a user already, or invited, is refused, whatever the letters', async () => {
    const admin = await signInAs(festival, 'admin')
    await sql(`UPDATE users SET email = 'Sam@Crew.example' WHERE id = $1`, [admin.id])
    const answer = await invite(admin, 'sam@crew.EXAMPLE')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'user_exists'])
    const first = await invite(admin, '  New.One@Crew.example ', 'read-only')
    expect([first.statusCode, first.json().email]).toEqual([201, 'new.one@crew.example'])
    const again = await invite(admin, 'new.one@crew.EXAMPLE', 'admin')
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_invited'])
    expect(await invited(admin)).toEqual([first.json()])
  })

  it('gives its role at the first sign-in, once, and all of it is on record', async () => {
    const admin = await signInAs(festival, 'admin')
    const { id } = (await invite(admin, 'Reader@Livefest.example', 'admin')).json()
    const browser = browserOf(app)
    await browser.signIn('read-only')
    const user = (await browser.user()).json()
    expect(user).toMatchObject({ email: 'reader@livefest.example', role: 'admin' })
    expect(await invited(admin)).toEqual([])
    expect(await actionsAbout(admin, id)).toEqual(['user.invite'])
    expect(await actionsAbout(admin, user.id)).toEqual(['user.join'])
    await sql(`UPDATE users SET role = 'staff' WHERE id = $1`, [user.id])
    await browser.signIn('read-only')
    expect((await browser.user()).json().role, 'what admins decide later lasts').toBe('staff')
    const answer = await invite(admin, 'reader@livefest.example')
    expect(answer.json().code).toBe('user_exists')
  })

  it('that was withdrawn gives nothing, and cannot be withdrawn again', async () => {
    const admin = await signInAs(festival, 'admin')
    const { id } = (await invite(admin, 'reader@livefest.example', 'admin')).json()
    expect((await withdraw(admin, id)).statusCode).toBe(204)
    expect((await withdraw(admin, id)).json().code).toBe('not_found')
    expect((await withdraw(admin, '%00')).statusCode).toBe(400)
    expect(await actionsAbout(admin, id)).toEqual(['user.uninvite', 'user.invite'])
    const browser = browserOf(app)
    await browser.signIn('read-only')
    expect((await browser.user()).json().role).toBe('read-only')
  })

  it('is no better than ADMIN_EMAILS', async () => {
    const admin = await signInAs(festival, 'admin')
    await invite(admin, 'admin@livefest.example', 'read-only')
    const browser = browserOf(app)
    await browser.signIn('admin')
    expect((await browser.user()).json().role).toBe('admin')
  })

  it('of an address that is invited twice at the same moment is written once', async () => {
    const admin = await signInAs(festival, 'admin')
    const answers = await Promise.all([1, 2, 3].map(() => invite(admin, 'new@crew.example')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  })

  it('lapses after three months', async () => {
    const other = await festivalForTest()
    const admin = await signInAs(other, 'admin')
    const body = { email: 'new@crew.example', role: 'staff' }
    const made = await other.app.inject({ method: 'POST', url, headers: admin.headers, payload: body })
    const daysLeft = (Date.parse(made.json().expiresAt) - other.clock.now().getTime()) / 86_400_000
    expect(daysLeft).toBe(90)
    other.clock.advance({ hours: 89 * 24 })
    await applyRetention(other.deps)
    expect(await other.sql('SELECT email FROM staff_invitations')).toHaveLength(1)
    other.clock.advance({ hours: 25 })
    await applyRetention(other.deps)
    expect(await other.sql('SELECT email FROM staff_invitations')).toEqual([])
  })
})

it('where domains of staff are named, whoever was invited is let in, the first time and later', async () => {
  const other = await festivalForTest()
  const config = { ...other.deps.config, staffDomains: new Set(['crew.example']) }
  const server = await buildApp({ ...other.deps, config })
  const admin = await signInAs(other, 'admin')
  expect((await browserOf(server).signIn('read-only')).headers.location).toBe('/login?failed=sign-in')
  const body = { email: 'reader@livefest.example', role: 'staff' }
  await server.inject({ method: 'POST', url, headers: admin.headers, payload: body })
  const browser = browserOf(server)
  expect((await browser.signIn('read-only')).headers.location).toBe('/admin')
  expect((await browser.signIn('read-only')).headers.location).toBe('/admin')
  const { id } = (await browser.user()).json()
  const gone = { method: 'DELETE', url: `/api/admin/users/${id}`, headers: admin.headers } as const
  expect((await server.inject(gone)).statusCode).toBe(204)
  expect((await browser.signIn('read-only')).headers.location, 'deleted').toBe('/login?failed=sign-in')
  await server.close()
})
