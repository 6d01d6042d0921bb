import { afterEach, describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { browserOf } from '../../test/demo-browser.ts'
import { type SignedIn, signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app, clock, sql } = festival
const own = '/api/auth/sessions'

interface Listed {
  id: string
  browser: string | null
  system: string | null
  isCurrent: boolean
}

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
const call = (by: SignedIn, method: 'GET' | 'DELETE', url: string) =>
  app.inject({ method, url, headers: by.headers })
const list = async (by: SignedIn, url = own): Promise<Listed[]> =>
  (await call(by, 'GET', url)).json().sessions
const isIn = async (one: SignedIn) => (await call(one, 'GET', '/api/auth/user')).statusCode === 200

/** The same person in one more browser. */
async function inAnotherBrowser(person: SignedIn): Promise<SignedIn> {
  const another = await signInAs(festival, 'read-only')
  await sql('UPDATE staff_sessions SET user_id = $1 WHERE user_id = $2', [person.id, another.id])
  await sql('DELETE FROM users WHERE id = $1', [another.id])
  return { ...person, headers: another.headers }
}

afterEach(() => sql('DELETE FROM users'))

describe('staff see where they are signed in', () => {
  it('by browser and system, with this one marked; no user agent is kept', async () => {
    const browser = browserOf(app, firefox)
    await browser.signIn('staff')
    const { sessions } = (await browser.send('GET', own)).json()
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        startedAt: clock.now().toISOString(),
        lastSeenAt: clock.now().toISOString(),
        browser: 'Firefox',
        system: 'Android',
        isCurrent: true,
      },
    ])
    expect(JSON.stringify(await sql('SELECT * FROM staff_sessions'))).not.toContain('Gecko')
  })

  it('the last seen first, without those that are over and those of others', async () => {
    const over = await signInAs(festival, 'read-only')
    clock.advance({ hours: 9 })
    const reader = await inAnotherBrowser(over)
    clock.advance({ minutes: 5 })
    const other = await inAnotherBrowser(over)
    await signInAs(festival, 'admin')
    expect((await list(other)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect((await list(reader)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })
})

describe('a session that is ended', () => {
  it('is over at the next call, in whichever process; the others go on, and it is on record', async () => {
    const reader = await signInAs(festival, 'read-only')
    const lost = await inAnotherBrowser(reader)
    const id = (await list(reader)).find(({ isCurrent }) => !isCurrent)?.id
    expect((await call(reader, 'DELETE', `${own}/${id}`)).statusCode).toBe(204)
    expect([await isIn(reader), await isIn(lost)]).toEqual([true, false])
    expect((await call(reader, 'DELETE', `${own}/${id}`)).json().code).toBe('not_found')
    const admin = await signInAs(festival, 'admin')
    const audit = await call(admin, 'GET', `/api/admin/audit?search=${reader.id}`)
    expect(audit.json().records).toMatchObject([{ action: 'session.end', subject: reader.id }])
  })

  it('may be all but this one', async () => {
    const reader = await signInAs(festival, 'read-only')
    const others = [await inAnotherBrowser(reader), await inAnotherBrowser(reader)]
    expect((await call(reader, 'DELETE', own)).statusCode).toBe(204)
    expect([await isIn(reader), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false])
  })

  it('is one’s own: nobody ends a session of somebody else by their own address', async () => {
    const [reader, staff] = [await signInAs(festival, 'read-only'), await signInAs(festival, 'staff')]
    const id = (await list(staff))[0]?.id
    expect((await call(reader, 'DELETE', `${own}/${id}`)).json().code).toBe('not_found')
    expect(await isIn(staff)).toBe(true)
  })
})

describe('administrators', () => {
  it('see where others are signed in, and end one or all of it', async () => {
    const [admin, staff] = [await signInAs(festival, 'admin'), await signInAs(festival, 'staff')]
    const elsewhere = await inAnotherBrowser(staff)
    const theirs = `/api/admin/users/${staff.id}/sessions`
    const listed = await list(admin, theirs)
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([false, false])
    expect((await call(admin, 'DELETE', `${theirs}/${listed[0]?.id}`)).statusCode).toBe(204)
    expect([await isIn(staff), await isIn(elsewhere)].filter(Boolean)).toHaveLength(1)
    expect((await call(admin, 'DELETE', theirs)).statusCode).toBe(204)
    expect([await isIn(staff), await isIn(elsewhere)]).toEqual([false, false])
    const audit = await call(admin, 'GET', `/api/admin/audit?search=${staff.id}`)
    const [all, one] = audit.json().records
    expect([all, one]).toMatchObject([
      { action: 'session.end-all', after: { ended: 1 } },
      { action: 'session.end', before: { browser: null } },
    ])
  })

  it('stay where they are when they end all of their own', async () => {
    const admin = await signInAs(festival, 'admin')
    const elsewhere = await inAnotherBrowser(admin)
    expect((await call(admin, 'DELETE', `/api/admin/users/${admin.id}/sessions`)).statusCode).toBe(204)
    expect([await isIn(admin), await isIn(elsewhere)]).toEqual([true, false])
  })

  it('hear of users and sessions that do not exist', async () => {
    const [admin, staff] = [await signInAs(festival, 'admin'), await signInAs(festival, 'staff')]
    const of = (id: string) => `/api/admin/users/${id}/sessions`
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(admin, method, of('nobody'))).json().code).toBe('user_not_found')
    expect((await call(admin, 'DELETE', `${of('nobody')}/x`)).json().code).toBe('user_not_found')
    expect((await call(admin, 'DELETE', `${of(staff.id)}/x`)).json().code).toBe('not_found')
    const theirs = (await list(staff))[0]?.id
    expect((await call(admin, 'DELETE', `${of(admin.id)}/${theirs}`)).json().code).toBe('not_found')
  })

  it('who disable somebody end their sessions for good', async () => {
    const [admin, staff] = [await signInAs(festival, 'admin'), await signInAs(festival, 'staff')]
    const url = `/api/admin/users/${staff.id}/toggle-active`
    for (const isActive of [false, true]) {
      const answer = await app.inject({ method: 'PATCH', url, headers: admin.headers })
      expect(answer.json().isActive).toBe(isActive)
      expect(await isIn(staff)).toBe(false)
    }
  })
})
