import { afterEach, describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { type SignedIn, signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app, sql } = festival
const url = '/api/admin/users'

const demote = (actor: SignedIn, id: string, role = 'read-only') =>
  app.inject({ method: 'PATCH', url: `${url}/${id}/role`, headers: actor.headers, payload: { role } })
const toggle = (actor: SignedIn, id: string) =>
  app.inject({ method: 'PATCH', url: `${url}/${id}/toggle-active`, headers: actor.headers })
const remove = (actor: SignedIn, id: string) =>
  app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: actor.headers })
const activeAdmins = async () => (await sql(`SELECT FROM users WHERE role = 'admin' AND is_active`)).length

afterEach(() => sql('DELETE FROM users'))

describe('administrators', () => {
  it('change others, and all of it is on record', async () => {
    const [admin, other] = [await signInAs(festival, 'admin'), await signInAs(festival, 'read-only')]
    expect((await demote(admin, other.id, 'staff')).json()).toMatchObject({ id: other.id, role: 'staff' })
    expect((await toggle(admin, other.id)).json().isActive).toBe(false)
    expect((await toggle(admin, other.id)).json().isActive).toBe(true)
    expect((await remove(admin, other.id)).statusCode).toBe(204)
    const audit = await app.inject({ url: `/api/admin/audit?search=${other.id}`, headers: admin.headers })
    const actions = audit.json().records.map((record: { action: string }) => record.action)
    expect(actions).toEqual(['user.delete', 'user.enable', 'user.disable', 'user.role'])
    expect((await app.inject({ url, headers: admin.headers })).json().users).toHaveLength(1)
  })

  it('never change their own account', async () => {
    const admin = await signInAs(festival, 'admin')
    await signInAs(festival, 'admin')
    for (const change of [demote, toggle, remove]) {
      const answer = await change(admin, admin.id)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'own_account'])
    }
  })

  it('who demote, disable or delete each other at the same moment leave one of them', async () => {
    for (const change of [demote, toggle, remove]) {
      await sql('DELETE FROM users')
      const [one, other] = [await signInAs(festival, 'admin'), await signInAs(festival, 'admin')]
      const answers = await Promise.all([change(one, other.id), change(other, one.id)])
      const statuses = answers.map(({ statusCode }) => statusCode).sort()
      expect(statuses[0]).toBeLessThan(300)
      expect([401, 403, 404, 409]).toContain(statuses[1])
      expect(await activeAdmins()).toBe(1)
    }
  })

  it('cannot make anything of users and roles that do not exist', async () => {
    const [admin, other] = [await signInAs(festival, 'admin'), await signInAs(festival, 'staff')]
    for (const change of [demote, toggle, remove]) {
      const answer = await change(admin, 'nobody')
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'user_not_found'])
      expect((await change(admin, '%00')).statusCode).toBe(400)
    }
    for (const role of ['owner', '', 'ADMIN'])
      expect((await demote(admin, other.id, role)).statusCode).toBe(400)
  })

  it('are never all gone', async () => {
    const admin = await signInAs(festival, 'admin')
    const others = [await signInAs(festival, 'admin'), await signInAs(festival, 'admin')]
    await Promise.all(
      others.flatMap((one) => [demote(one, admin.id), toggle(one, admin.id), remove(admin, one.id)]),
    )
    expect(await activeAdmins()).toBeGreaterThanOrEqual(1)
  })
})
