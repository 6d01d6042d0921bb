import { describe, expect, it, onTestFinished } from 'vitest'
import type { AdminStation, StationNotice } from '../../contract/admin-stations.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { followLive } from '../../test/event-stream.ts'
import { eventually } from '../../test/eventually.ts'
import { aWristband } from '../../test/factories.ts'
import { aStation, type TestStation } from '../../test/paired-station.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { buildApp } from '../app.ts'
import { createWatch } from './watch-stations.ts'

const festival = await festivalForFile({ mode: 'live' })
const neighbour = await festivalForFile({ mode: 'live', sharing: festival })
const { app, sql, clock } = festival
const origin = await neighbour.app.listen({ host: '127.0.0.1', port: 0 })
const reader = await signInAs(festival, 'read-only')
const watches = [createWatch(festival.deps), createWatch(neighbour.deps)]

const look = () => Promise.all(watches.map((watch) => watch()))

async function beat({ headers }: TestStation, given: object = {}) {
  const payload = { version: 'a', pendingTaps: 0, ...given }
  const told = await app.inject({ method: 'POST', url: '/api/kiosks/me/heartbeat', payload, headers })
  expect(told.statusCode).toBe(200)
}

async function listed({ id }: TestStation) {
  const { headers } = reader
  const list = await neighbour.app.inject({ url: '/api/admin/kiosks', headers })
  const { stations, notices } = list.json<{ stations: AdminStation[]; notices: StationNotice[] }>()
  return {
    station: stations.find((station) => station.id === id),
    notices: notices.filter(({ stationId }) => stationId === id).map(({ kind, at }) => ({ kind, at })),
  }
}

describe('a station that falls silent', () => {
  it('raises one notice, whichever processes look, and one when it is back', async () => {
    const station = await aStation(festival, 'tap-tracking')
    await beat(station)
    const seenAt = clock.now().toISOString()
    clock.advance({ seconds: 119 })
    await look()
    expect((await listed(station)).notices).toEqual([])
    clock.advance({ seconds: 1 })
    const silentAt = clock.now().toISOString()
    await look()
    clock.advance({ minutes: 10 })
    await look()
    const silent = await listed(station)
    expect(silent.station).toMatchObject({ light: 'red', reasons: ['silent'], silentSince: seenAt })
    expect(silent.notices).toEqual([{ kind: 'silent', at: silentAt }])
    await Promise.all([beat(station), beat(station), beat(station)])
    await look()
    const back = await listed(station)
    expect(back.station).toMatchObject({ light: 'green', reasons: [], silentSince: null })
    expect(back.notices).toEqual([
      { kind: 'back', at: clock.now().toISOString() },
      { kind: 'silent', at: silentAt },
    ])
  })

  it('from its pairing on is missed as well', async () => {
    const station = await aStation(festival, 'tap-tracking')
    clock.advance({ minutes: 2 })
    await look()
    expect((await listed(station)).notices).toHaveLength(1)
  })

  it('is not missed while the festival is closed, nor once it is revoked', async () => {
    const station = await aStation(festival, 'tap-tracking')
    const revoked = await aStation(festival, 'tap-tracking')
    await sql('UPDATE stations SET revoked_at = now() WHERE id = $1', [revoked.id])
    await sql("UPDATE event SET ends_on = '2026-12-04'")
    clock.advance({ minutes: 10 })
    await look()
    expect(await listed(station)).toMatchObject({
      station: { light: 'amber', reasons: ['late'] },
      notices: [],
    })
    await sql("UPDATE event SET ends_on = '2026-12-06'")
    await look()
    expect((await listed(station)).notices).toHaveLength(1)
    expect((await listed(revoked)).notices).toEqual([])
  })

  it('is told to the dashboards of every process', async () => {
    const station = await aStation(festival, 'tap-tracking')
    await beat(station)
    await look()
    const stream = await followLive(origin)
    clock.advance({ seconds: 60 })
    await look()
    await eventually(() => expect(stream.named('stations')).not.toEqual([]))
    expect((await listed(station)).station?.light).toBe('amber')
  })
})

it('what a station says is on the dashboards of another process within two seconds', async () => {
  const station = await aStation(festival, 'tap-tracking')
  await beat(station)
  const stream = await followLive(origin)
  await beat(station)
  const begun = performance.now()
  await beat(station, { pendingTaps: 3, oldestPendingAt: '2026-12-05T20:09:00Z', battery: 12 })
  await eventually(() => expect(stream.named('stations')).toHaveLength(1))
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect((await listed(station)).station).toMatchObject({
    light: 'amber',
    reasons: ['waiting-taps'],
    health: { pendingTaps: 3, oldestPendingAt: '2026-12-05T20:09:00Z', battery: 12 },
  })
})

it('stations are measured in Prometheus’ format', async () => {
  const station = await aStation(festival, 'tap-tracking', { name: 'Gate "9"' })
  await beat(station, { pendingTaps: 4 })
  clock.advance({ seconds: 10 })
  const tap = async (rfidTagId: string) => {
    const payload = { rfidTagId, installationId: 'tap-tracking' }
    return (await app.inject({ method: 'POST', url: '/api/tap', payload, headers: station.headers }))
      .statusCode
  }
  const { tag } = await aWristband(festival)
  // The second is the first one again, and nobody wears the third band.
  expect([await tap(tag), await tap(tag), await tap('04BADBADBAD0')]).toEqual([200, 200, 404])
  const metricsToken = 'a token for whoever measures'
  const measured = await buildApp({ ...festival.deps, config: { ...festival.deps.config, metricsToken } })
  onTestFinished(() => measured.close())
  const { body } = await measured.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const labels = `{station="${station.id}",name="Gate \\"9\\"",installation="tap-tracking"}`
  expect(body).toContain(`station_last_seen_seconds${labels} 10\n`)
  expect(body).toContain(`station_waiting_taps${labels} 4\n`)
  expect(body).toContain(`station_light${labels} 1\n`)
  expect(body).toContain(`station_taps_recorded_total${labels} 1\n`)
})
