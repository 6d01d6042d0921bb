import { afterEach, describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { browserOf } from '../../test/demo-browser.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { buildApp } from '../app.ts'

const festival = await festivalForFile()
const { app, clock, sql } = festival

const aBrowser = (server = app) => browserOf(server)

afterEach(() => sql('DELETE FROM users'))

describe('signing in', () => {
  it.each([
    ['admin', 'admin@livefest.example'],
    ['staff', 'staff@livefest.example'],
    ['read-only', 'reader@livefest.example'],
  ])('as %s goes to the provider and back, and lands on the dashboard', async (role, email) => {
    const browser = aBrowser()
    expect((await browser.user()).statusCode).toBe(401)
    const landed = await browser.signIn(role)
    expect([landed.statusCode, landed.headers.location]).toEqual([302, '/admin'])
    const cookie = landed.cookies.find(({ name }) => name === 'livefest_staff')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect((await browser.user()).json()).toMatchObject({ email, role, isActive: true })
    expect(JSON.stringify(await sql('SELECT * FROM staff_sessions'))).not.toContain(cookie?.value)
  })

  it('comes back to the screen it was asked for, with its search', async () => {
    const place = '/admin?tab=knowledge&search=Stra%C3%9Fe'
    const landed = await aBrowser().signIn('staff', place)
    expect(landed.headers.location).toBe(place)
  })

  it('keeps the screen through the public address and through a sign-in that failed', async () => {
    const query = `returnTo=${encodeURIComponent('/admin?tab=desk')}`
    const elsewhere = await app.inject({ url: `/api/login?${query}`, headers: { host: '10.0.0.1' } })
    expect(new URL(elsewhere.headers.location ?? '').searchParams.get('returnTo')).toBe('/admin?tab=desk')
    const browser = aBrowser()
    const back = await browser.goToProvider('staff', '/admin?tab=desk')
    const landed = await browser.send('GET', back.replace(/state=[^&]+/, 'state=forged'))
    expect(landed.headers.location).toBe('/login?failed=sign-in&returnTo=%2Fadmin%3Ftab%3Ddesk')
  })

  it('goes on behind a proxy that names another host, and sends nobody round in a circle', async () => {
    const behind = (url: string) => app.inject({ url, headers: { host: 'festival.internal:8080' } })
    const first = await behind('/api/login?returnTo=/admin')
    const { origin, pathname, search } = new URL(first.headers.location ?? '')
    expect(origin).toBe('http://localhost:3000')
    const second = await behind(pathname + search)
    expect(second.headers.location).toMatch(
      /\/auth\?.*redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fapi%2Fcallback/,
    )
    expect(second.cookies[0]).toMatchObject({ name: 'livefest_sign_in', path: '/api/callback' })
    expect(festival.log.lines.join('')).toContain('does a proxy rewrite it?')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/admin\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '/api/logout',
  ])('leads to no other place: %j', async (returnTo) => {
    const browser = aBrowser()
    const back = await browser.goToProvider('staff', returnTo)
    const landed = await browser.send('GET', `${back}&returnTo=https://evil.example`)
    expect(landed.headers.location).toMatch(/^\/(admin|login\?failed=sign-in)$/)
    expect((await aBrowser().signIn('staff', returnTo)).headers.location).toBe('/admin')
  })

  it('takes one address and not two', async () => {
    const twice = await app.inject({ url: '/api/login?returnTo=/admin&returnTo=//evil.example' })
    expect(twice.statusCode).toBe(302)
    expect(twice.headers.location).not.toContain('evil')
  })

  it('with another state, a tampered cookie, another browser or no cookie is refused', async () => {
    const refused = async (browser: ReturnType<typeof aBrowser>, back: string) => {
      const landed = await browser.send('GET', back)
      expect(landed.headers.location).toBe('/login?failed=sign-in')
      expect((await browser.user()).statusCode).toBe(401)
    }
    const one = aBrowser()
    await refused(one, (await one.goToProvider('admin')).replace(/state=[^&]+/, 'state=forged'))
    const tampered = aBrowser()
    const back = await tampered.goToProvider('admin')
    const secret = tampered.jar.get('livefest_sign_in')
    tampered.jar.set('livefest_sign_in', { value: `${secret?.value}x`, path: '/api/callback' })
    await refused(tampered, back)
    await refused(aBrowser(), await aBrowser().goToProvider('admin'))
    await refused(aBrowser(), '/api/callback')
    await refused(aBrowser(), '/api/callback?error=access_denied')
  })

  it('with a code that was used is refused', async () => {
    const browser = aBrowser()
    const back = await browser.goToProvider('admin')
    const secret = browser.jar.get('livefest_sign_in')
    expect((await browser.send('GET', back)).headers.location).toBe('/admin')
    const thief = aBrowser()
    if (secret) thief.jar.set('livefest_sign_in', secret)
    expect((await thief.send('GET', back)).headers.location).toBe('/login?failed=sign-in')
    expect((await thief.user()).statusCode).toBe(401)
  })

  it('is too late after ten minutes', async () => {
    const browser = aBrowser()
    const back = await browser.goToProvider('admin')
    clock.advance({ minutes: 11 })
    expect((await browser.send('GET', back)).headers.location).toBe('/login?failed=sign-in')
  })

  it('makes a new session every time, and ends with the sign-out', async () => {
    const browser = aBrowser()
    await browser.signIn('staff')
    const first = browser.jar.get('livefest_staff')?.value
    await browser.signIn('staff')
    expect(browser.jar.get('livefest_staff')?.value).not.toBe(first)
    const headers = { cookie: `livefest_staff=${browser.jar.get('livefest_staff')?.value}` }
    for (const site of ['cross-site', 'same-site']) {
      const link = { url: '/api/logout', headers: { ...headers, 'sec-fetch-site': site } }
      expect((await app.inject(link)).headers.location).toBe('/admin')
      expect((await app.inject({ ...link, method: 'POST' })).statusCode).toBe(403)
    }
    expect((await browser.user()).statusCode, 'a link of another page').toBe(200)
    const out = await browser.send('POST', '/api/logout')
    expect(out.headers.location).toMatch(/\/demo\/identity\/session\/end\?/)
    expect((await browser.user()).statusCode).toBe(401)
    expect((await browser.send('GET', '/api/logout')).headers.location, 'once more').toBe('/login')
  })
})

it('where domains of staff are named, others are not let in, except those who are administrators by name', async () => {
  const other = await festivalForTest()
  const config = { ...other.deps.config, staffDomains: new Set(['crew.example']) }
  const server = await buildApp({ ...other.deps, config })
  expect((await aBrowser(server).signIn('staff')).headers.location).toBe('/login?failed=sign-in')
  expect((await aBrowser(server).signIn('admin')).headers.location).toBe('/admin')
  expect(await other.sql('SELECT email FROM users')).toEqual([{ email: 'admin@livefest.example' }])
  config.staffDomains.add('livefest.example')
  expect((await aBrowser(server).signIn('staff')).headers.location).toBe('/admin')
  await server.close()
})

describe('a session', () => {
  it('ends after 8 idle hours, and after 16 hours whatever happens', async () => {
    const { headers } = await signInAs(festival, 'admin')
    const user = async () => (await app.inject({ url: '/api/auth/user', headers })).statusCode
    clock.advance({ hours: 7, minutes: 59 })
    expect(await user()).toBe(200)
    clock.advance({ hours: 7, minutes: 59 })
    expect(await user(), 'every visit starts the idle hours anew').toBe(200)
    clock.advance({ minutes: 3 })
    expect(await user(), '16 hours').toBe(401)
    const idle = await signInAs(festival, 'admin')
    clock.advance({ hours: 8, seconds: 1 })
    expect((await app.inject({ url: '/api/auth/user', headers: idle.headers })).statusCode).toBe(401)
  })

  it('of a user who is disabled is over at once, and they cannot come back', async () => {
    const browser = aBrowser()
    await browser.signIn('staff')
    const admin = await signInAs(festival, 'admin')
    const { id } = (await browser.user()).json()
    const toggled = await app.inject({
      method: 'PATCH',
      url: `/api/admin/users/${id}/toggle-active`,
      headers: admin.headers,
    })
    expect(toggled.json().isActive).toBe(false)
    expect((await browser.user()).statusCode).toBe(401)
    expect((await browser.signIn('staff')).headers.location).toBe('/login?failed=sign-in')
  })
})
