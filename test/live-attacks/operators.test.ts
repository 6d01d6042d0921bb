import { describe, expect, it } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { festivalForFile } from '../build-app.ts'
import { liveFestivalForFile } from './live-festival.ts'

const token = 'a token for whoever measures'
const { publicUrl, boss, stranger } = await liveFestivalForFile({ metricsToken: token })

describe('what operators read', () => {
  it('is refused to attendees and strangers as if it were not there, and given for the token', async () => {
    for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token]) {
      const refused = await stranger().ask('GET', '/metrics', undefined, { authorization })
      expect([refused.status, refused.json.code], authorization).toEqual([404, 'not_found'])
    }
    const read = await stranger().ask('GET', '/metrics', undefined, { authorization: `Bearer ${token}` })
    expect(read.status).toBe(200)
    expect(read.text).toContain('http_request_duration_seconds')
  })

  it('of the calls is for signed-in staff alone', async () => {
    for (const path of [
      '/api/openapi.json',
      '/api/docs',
      '/api/docs/',
      '/api/docs/json',
      '/api/docs/static/index.html',
    ]) {
      expect((await stranger().ask('GET', path)).status, path).toBe(404)
    }
    expect((await boss.ask('GET', '/api/openapi.json')).status).toBe(200)
    expect((await boss.ask('GET', '/api/docs/json')).status).toBe(200)
  })

  it('leaves a record when it names people', async () => {
    const exports = {
      'attendee.export': '/api/admin/attendees/export',
      'prize.export': '/api/admin/prize-claims/export',
    }
    for (const [action, path] of Object.entries(exports)) {
      expect((await boss.ask('GET', path)).status).toBe(200)
      const { records } = (await boss.ask('GET', `/api/admin/audit?search=${action}`)).json as {
        records: object[]
      }
      expect(records).toHaveLength(1)
    }
  })
})

describe('on https', async () => {
  const festival = await festivalForFile()
  const config = { ...festival.deps.config, publicUrl: 'https://fest.example' }
  const app = await buildApp({ ...festival.deps, config })

  it('cookies belong to this host alone, and one without the prefix is nobody’s', async () => {
    const shown = await app.inject({ method: 'POST', url: '/api/kiosks', payload: {} })
    const [cookie] = shown.cookies
    expect(cookie).toMatchObject({ name: '__Host-livefest_station', path: '/', secure: true, httpOnly: true })
    const own = async (name: string) =>
      (await app.inject({ url: '/api/kiosks/me', headers: { cookie: `${name}=${cookie?.value}` } })).json()
    expect(await own('__Host-livefest_station')).toMatchObject({ state: 'waiting' })
    expect(await own('livefest_station')).not.toMatchObject({ state: 'waiting' })
    await app.close()
  })
})

it('what is answered is kept by no cache, shown in no frame, and asks for no part that the screens do not use', async () => {
  const { headers } = await fetch(`${publicUrl}/api/phone`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('permissions-policy')).toContain('camera=(self)')
  expect(headers.get('permissions-policy')).toContain('geolocation=()')
})
