import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anInstallation, aWristband, type TestBand } from '../../test/factories.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { aStation, type TestStation } from '../../test/paired-station.ts'
import { expectTapRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock } = festival
const staff = await signInAs(festival, 'staff')

const aPlace = () => anInstallation(festival, { tapPolicy: 'station' })

interface Sent {
  place?: string
  waitedSeconds?: number
  key?: string
}

/** A tap at a station, which may have waited there. */
function tap(
  station: TestStation,
  { tag }: Pick<TestBand, 'tag'>,
  { place, waitedSeconds = 0, key }: Sent = {},
) {
  const sentAt = Date.parse('2024-02-03T04:05:06Z')
  return app.inject({
    method: 'POST',
    url: '/api/tap',
    headers: { ...station.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: {
      rfidTagId: tag,
      installationId: place ?? station.installationId,
      metadata: {
        timestamp: new Date(sentAt - waitedSeconds * 1000).toISOString(),
        sentAt: new Date(sentAt).toISOString(),
      },
    },
  })
}

const change = async (station: TestStation, payload: object) => {
  const url = `/api/admin/kiosks/${station.id}`
  const changed = await app.inject({ method: 'PATCH', url, payload, headers: staff.headers })
  expect(changed.statusCode).toBe(200)
}

const hear = async ({ headers }: TestStation) => {
  const payload = { version: 'a', pendingTaps: 0 }
  const beat = await app.inject({ method: 'POST', url: '/api/kiosks/me/heartbeat', payload, headers })
  expect(beat.statusCode).toBe(200)
}

const rowsOf = ({ attendee }: TestBand) =>
  sql<{ caused_by: string; installation_id: string; occurred_at: Date; points: number }>(
    'SELECT caused_by, installation_id, occurred_at, points FROM interactions WHERE attendee_id = $1 ORDER BY id',
    [attendee.id],
  )

describe('a tap at a station', () => {
  it('says which station it came from', async () => {
    const place = await aPlace()
    const [gate, spare] = [await aStation(festival, place.id), await aStation(festival, place.id)]
    const band = await aWristband(festival)
    await tap(gate, band)
    clock.advance({ seconds: 5 })
    await tap(spare, band)
    expect((await rowsOf(band)).map((row) => row.caused_by)).toEqual([gate.id, spare.id])
  })

  it('that is refused names its station at the desk', async () => {
    const place = await aPlace()
    const station = await aStation(festival, place.id, { name: 'Hall 3 left' })
    const band = await aWristband(festival)
    await sql('UPDATE installations SET is_active = false WHERE id = $1', [place.id])
    expectTapRefusal(await tap(station, band), 'installation_inactive')
    const url = `/api/admin/attendees/${band.attendee.id}/statement`
    const { refused } = (await app.inject({ url, headers: staff.headers })).json()
    expect(refused).toMatchObject([{ code: 'installation_inactive', stationName: 'Hall 3 left' }])
  })

  it('happened when the station says, but not before it was paired and not in the future', async () => {
    const station = await aStation(festival, (await aPlace()).id)
    clock.advance({ minutes: 10 })
    const now = clock.now().getTime()
    const at = async (waitedSeconds: number) => {
      const answer = await tap(station, await aWristband(festival), { waitedSeconds })
      return (Date.parse(answer.json().interaction.createdAt) - now) / 1000
    }
    expect(await at(240)).toBe(-240)
    expect(await at(600)).toBe(-600)
    expect(await at(601)).toBe(0)
    expect(await at(-1)).toBe(0)
  })

  it('happened now when it comes from an own phone', async () => {
    const band = await aWristband(festival)
    const { headers } = await ownPhoneOf(festival, band)
    const { id } = await anInstallation(festival, { tapPolicy: 'station-or-owner' })
    const answer = await tap({ id: '', installationId: id, headers }, band, { waitedSeconds: 3600 })
    expect(answer.json().interaction.createdAt).toBe(clock.now().toISOString())
    expect((await rowsOf(band))[1]?.caused_by).toBeNull()
  })

  it('sent again with its key is answered as it was, also when its station was revoked meanwhile', async () => {
    const station = await aStation(festival, (await aPlace()).id)
    const band = await aWristband(festival)
    const first = await tap(station, band, { key: 'kept-1' })
    const url = `/api/admin/kiosks/${station.id}`
    await app.inject({ method: 'DELETE', url, headers: staff.headers })
    const again = await tap(station, band, { key: 'kept-1' })
    expect(again.body).toBe(first.body)
    expectTapRefusal(await tap(station, band, { key: 'kept-2' }), 'station_not_paired')
    expect(await rowsOf(band)).toHaveLength(1)
  })

  it('does not wait for strangers, who may keep every connection of all other calls', async () => {
    const station = await aStation(festival, (await aPlace()).id)
    const band = await aWristband(festival)
    await hear(station)
    const { connections } = festival.db.limits.calls
    const taken = await Promise.all(Array.from({ length: connections }, () => festival.db.$client.connect()))
    expect((await tap(station, band)).statusCode).toBe(200)
    for (const connection of taken) connection.release()
  })

  it('at an installation that was switched off is refused like every tap there', async () => {
    const station = await aStation(festival, (await aPlace()).id)
    await sql('UPDATE installations SET is_active = false WHERE id = $1', [station.installationId])
    expectTapRefusal(await tap(station, await aWristband(festival)), 'installation_inactive')
    await hear(station)
  })
})

describe('a station that is moved while taps wait', () => {
  it('sends them for where they were tapped', async () => {
    const [from, to] = [await aPlace(), await aPlace()]
    const station = await aStation(festival, from.id)
    const [early, late, after] = [
      await aWristband(festival),
      await aWristband(festival),
      await aWristband(festival),
    ]
    clock.advance({ minutes: 10 })
    await change(station, { installationId: to.id })
    // Its screen has not heard of it: people tap where it says that it stands.
    clock.advance({ minutes: 5 })
    expect((await tap(station, early, { waitedSeconds: 600 })).statusCode).toBe(200)
    expect((await tap(station, late)).statusCode).toBe(200)
    await hear(station)
    clock.advance({ minutes: 5 })
    expect((await tap(station, after, { place: to.id })).statusCode).toBe(200)
    const kept = await aWristband(festival)
    expect((await tap(station, kept, { waitedSeconds: 400 })).statusCode).toBe(200)
    expectTapRefusal(await tap(station, kept, { waitedSeconds: 60 }), 'station_not_paired')
    for (const band of [early, late, kept])
      expect(await rowsOf(band)).toMatchObject([{ installation_id: from.id }])
    expect(await rowsOf(after)).toMatchObject([{ installation_id: to.id, caused_by: station.id }])
  })

  it('and back stands where it stood', async () => {
    const [here, there] = [await aPlace(), await aPlace()]
    const station = await aStation(festival, here.id)
    for (const place of [there, here]) {
      clock.advance({ minutes: 1 })
      await change(station, { installationId: place.id })
    }
    await hear(station)
    clock.advance({ minutes: 5 })
    expect((await tap(station, await aWristband(festival))).statusCode).toBe(200)
    expectTapRefusal(
      await tap(station, await aWristband(festival), { place: there.id }),
      'station_not_paired',
    )
  })

  it('never counted elsewhere', async () => {
    const station = await aStation(festival, (await aPlace()).id)
    const elsewhere = (await aPlace()).id
    const refused = await tap(station, await aWristband(festival), { place: elsewhere, waitedSeconds: 5 })
    expectTapRefusal(refused, 'station_not_paired')
  })
})

describe('a station in training', () => {
  it('answers as ever, says that it is in training, and writes nothing', async () => {
    const station = await aStation(festival, (await aPlace()).id)
    const band = await aWristband(festival)
    await change(station, { isTraining: true })
    const heard: unknown[] = []
    const stop = festival.deps.live.onChange((it) => heard.push(it))
    const before = await sql('SELECT count(*) FROM refused_taps')
    for (let times = 0; times < 2; times += 1) {
      const { isTraining, totalPoints, interaction } = (await tap(station, band, { key: 'trained' })).json()
      expect({ isTraining, totalPoints }).toEqual({ isTraining: true, totalPoints: 500 })
      expect(interaction.pointsAwarded).toBe(500)
    }
    expectTapRefusal(await tap(station, { tag: '04BADBADBAD0' }), 'wristband_not_linked')
    stop()
    expect(heard).toEqual([])
    expect(await rowsOf(band)).toEqual([])
    expect(await sql('SELECT count(*) FROM refused_taps')).toEqual(before)
    expect(await sql("SELECT 1 FROM repeated_taps WHERE idempotency_key = 'trained'")).toEqual([])
  })

  it('still counts what was tapped before, and does not count what was tapped meanwhile', async () => {
    const station = await aStation(festival, (await aPlace()).id)
    const [before, meanwhile, after] = [
      await aWristband(festival),
      await aWristband(festival),
      await aWristband(festival),
    ]
    clock.advance({ minutes: 5 })
    await change(station, { isTraining: true })
    clock.advance({ minutes: 5 })
    expect((await tap(station, before, { waitedSeconds: 400 })).json().isTraining).toBeUndefined()
    await change(station, { isTraining: false })
    clock.advance({ minutes: 5 })
    expect((await tap(station, meanwhile, { waitedSeconds: 400 })).json().isTraining).toBe(true)
    expect((await tap(station, after)).json().isTraining).toBeUndefined()
    expect(
      [await rowsOf(before), await rowsOf(meanwhile), await rowsOf(after)].map((rows) => rows.length),
    ).toEqual([1, 0, 1])
  })
})
