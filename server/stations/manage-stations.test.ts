import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { followLive } from '../../test/event-stream.ts'
import { eventually } from '../../test/eventually.ts'
import { aStation, aWaitingDevice, pairDevice, type TestStation } from '../../test/paired-station.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile({ mode: 'live' })
const neighbour = await festivalForFile({ mode: 'live', sharing: festival })
const { app, sql, clock } = festival
const staff = await signInAs(festival, 'staff')
const reader = await signInAs(festival, 'read-only')

function change(id: string, body: object, headers = staff.headers) {
  return app.inject({ method: 'PATCH', url: `/api/admin/kiosks/${id}`, payload: body, headers })
}

function revoke(id: string, headers = staff.headers) {
  return app.inject({ method: 'DELETE', url: `/api/admin/kiosks/${id}`, headers })
}

const beatOf = ({ headers }: Pick<TestStation, 'headers'>, body: object = {}, on = app) =>
  on.inject({
    method: 'POST',
    url: '/api/kiosks/me/heartbeat',
    payload: { version: 'a', pendingTaps: 0, ...body },
    headers,
  })

const listed = async (headers = staff.headers) =>
  (await app.inject({ url: '/api/admin/kiosks', headers })).json()

const audited = (id: string) =>
  sql<{ action: string; before: object | null; after: object | null }>(
    'SELECT action, before, after FROM audit_records WHERE subject = $1 ORDER BY id',
    [id],
  )

describe('a station', () => {
  it('is seen by all staff, and changed by those who look after it', async () => {
    const { id } = await aStation(festival, 'tap-tracking')
    expect((await listed(reader.headers)).stations).toContainEqual(expect.objectContaining({ id }))
    expectRefusal(await change(id, { name: 'Mine' }, reader.headers), 'not_allowed')
    expectRefusal(await revoke(id, reader.headers), 'not_allowed')
    expectRefusal(await change(id, {}), 'invalid_request', [''])
    expectRefusal(await change(id, { version: 1 }), 'invalid_request', [''])
    expectRefusal(await change(id, { volume: 101, surface: 'phone booth' }), 'invalid_request', [
      'surface',
      'volume',
    ])
    expectRefusal(await change('nobody', { name: 'Mine' }), 'station_not_found')
    expectRefusal(await change(id, { installationId: 'nowhere' }), 'installation_not_found')
  })

  it('is renamed, moved and set, and hears of it; each is on record', async () => {
    const { id, headers } = await aStation(festival, 'tap-tracking')
    const moved = await change(id, {
      name: ' South gate ',
      installationId: 'gift-aura',
      surface: 'kiosk-portrait',
      language: 'ja',
      volume: 30,
      isTraining: true,
    })
    const station = {
      id,
      name: 'South gate',
      installationId: 'gift-aura',
      installationName: 'Gift Aura',
      home: '/gift-aura',
      surface: 'kiosk-portrait',
      language: 'ja',
      volume: 30,
      isTraining: true,
    }
    expect(moved.json()).toMatchObject(station)
    expect((await beatOf({ headers })).json().station).toEqual(station)
    expect((await audited(id)).slice(1)).toEqual([
      {
        action: 'station.rename',
        before: { name: 'North gate' },
        after: { station: 'North gate', name: 'South gate' },
      },
      {
        action: 'station.move',
        before: { installationId: 'tap-tracking' },
        after: { station: 'North gate', installationId: 'gift-aura' },
      },
      {
        action: 'station.update',
        before: { surface: 'tablet', language: 'en', volume: 80, isTraining: false },
        after: {
          station: 'North gate',
          surface: 'kiosk-portrait',
          language: 'ja',
          volume: 30,
          isTraining: true,
        },
      },
    ])
  })

  it('is not saved over what somebody else saved', async () => {
    const { id } = await aStation(festival, 'tap-tracking')
    const first = await change(id, { name: 'One', version: 1 })
    expect(first.json().version).toBe(2)
    const late = await change(id, { name: 'Two', version: 1 })
    expect(late.json()).toMatchObject({ code: 'stale', current: { name: 'One', version: 2 } })
    // A command is no edit, and neither is a heartbeat.
    expect((await change(id, { command: 'identify' })).json().version).toBe(2)
  })

  it('hears each command once', async () => {
    const station = await aStation(festival, 'tap-tracking')
    await change(station.id, { command: 'reload' })
    await change(station.id, { command: 'reload' })
    await change(station.id, { command: 'identify' })
    const beats = await Promise.all([beatOf(station), beatOf(station), beatOf(station)])
    expect(beats.flatMap((beat) => beat.json().commands).sort()).toEqual(['identify', 'reload'])
    expect((await beatOf(station)).json().commands).toEqual([])
    expect((await audited(station.id)).map(({ action }) => action)).toEqual([
      'station.pair',
      'station.command',
      'station.command',
      'station.command',
    ])
    expectRefusal(await change(station.id, { command: 'explode' }), 'invalid_request', ['command'])
  })

  it('shows staff what it has not heard yet, and dashboards hear when it has', async () => {
    const station = await aStation(festival, 'tap-tracking')
    await beatOf(station)
    const waiting = async () =>
      (await listed()).stations.find(({ id }: { id: string }) => id === station.id).waitingCommands
    expect((await change(station.id, { command: 'reload' })).json().waitingCommands).toEqual(['reload'])
    clock.advance({ seconds: 1 })
    await change(station.id, { command: 'identify' })
    expect(await waiting()).toEqual(['reload', 'identify'])
    const announced: string[] = []
    const stop = festival.deps.live.onChange(({ topic }) => announced.push(topic))
    await beatOf(station)
    stop()
    expect(announced).toContain('stations')
    expect(await waiting()).toEqual([])
  })

  it('is listed with the clock and the address that dashboards need', async () => {
    const { now, publicUrl } = await listed()
    expect(now).toBe(clock.now().toISOString())
    expect(publicUrl).toBe('http://localhost:3000')
  })

  it('that is revoked is a station no more, in every process at once, until it is paired anew', async () => {
    const station = await aStation(festival, 'tap-tracking')
    expect((await beatOf(station, {}, neighbour.app)).statusCode).toBe(200)
    expect((await revoke(station.id)).statusCode).toBe(204)
    expectRefusal(await beatOf(station, {}, neighbour.app), 'station_not_paired')
    const own = await neighbour.app.inject({ url: '/api/kiosks/me', headers: station.headers })
    expect(own.json()).toEqual({ state: 'revoked' })
    expectRefusal(await revoke(station.id), 'station_not_found')
    expectRefusal(await change(station.id, { name: 'Again' }), 'station_not_found')
    expect((await listed()).stations).toContainEqual(
      expect.objectContaining({
        id: station.id,
        state: 'revoked',
        revokedAt: clock.now().toISOString(),
      }),
    )
    const again = await aWaitingDevice(festival, station.headers)
    expect(again.headers).not.toEqual(station.headers)
    await pairDevice(festival, again.code, { installationId: 'tap-tracking' })
    expect((await beatOf(again)).statusCode).toBe(200)
    expectRefusal(await beatOf(station), 'station_not_paired')
  })

  it('answers its heartbeat with the time, the version of the screens, and the ledger’s epoch', async () => {
    const station = await aStation(festival, 'tap-tracking')
    const [kept] = await sql<{ epoch: string }>('SELECT epoch FROM ledger_epoch')
    const beat = (await beatOf(station)).json()
    expect(beat).toMatchObject({ serverTime: clock.now().toISOString(), version: 'unbuilt' })
    expect(beat.ledgerEpoch).toMatch(/^[0-9a-f]{16}$/)
    expect(beat.ledgerEpoch).toBe(kept?.epoch)
  })
})

it('dashboards hear what staff change, and the station that it is meant, in every process', async () => {
  const origin = await neighbour.app.listen({ host: '127.0.0.1', port: 0 })
  const { id } = await aStation(festival, 'tap-tracking')
  const stream = await followLive(origin)
  await change(id, { name: 'East gate' })
  await eventually(() =>
    expect(stream.named('stations').flatMap(({ data }) => (data as { ids: string[] }).ids)).toContain(id),
  )
})
