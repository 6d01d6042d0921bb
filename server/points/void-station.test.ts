import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anInstallation, aWristband, type TestBand } from '../../test/factories.ts'
import { aStation, type TestStation } from '../../test/paired-station.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { checkLedger } from './index.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, db, clock } = festival
const admin = await signInAs(festival, 'admin')

async function tap({ headers, installationId }: TestStation, { tag }: TestBand): Promise<string> {
  const payload = { rfidTagId: tag, installationId }
  const answer = await app.inject({ method: 'POST', url: '/api/tap', payload, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().interaction.id
}

/** From now minus so many minutes until now. */
function lastMinutes(minutes: number) {
  const now = clock.now().getTime()
  return { from: new Date(now - minutes * 60_000).toISOString(), to: new Date(now).toISOString() }
}

type Period = ReturnType<typeof lastMinutes>
type Headers = { cookie: string }

const preview = (id: string, { from, to }: Period, headers: Headers = admin.headers) =>
  app.inject({ url: `/api/admin/kiosks/${id}/void?from=${from}&to=${to}`, headers })

function voidAll(id: string, period: Period, given: object = { reason: 'Stolen' }, headers = admin.headers) {
  const payload = { ...period, ...given }
  return app.inject({ method: 'POST', url: `/api/admin/kiosks/${id}/void`, payload, headers })
}

const totalOf = async ({ attendee }: TestBand) =>
  (
    await sql<{ total: number }>('SELECT total_points AS total FROM attendees WHERE id = $1', [attendee.id])
  )[0]?.total

/** A station with taps: two people at the beginning, one of them again ten minutes later. */
async function aTappedStation() {
  const place = await anInstallation(festival, { tapPolicy: 'station' })
  const [station, other] = [await aStation(festival, place.id), await aStation(festival, place.id)]
  const [nova, ray] = [await aWristband(festival), await aWristband(festival)]
  const first = await tap(station, nova)
  await tap(station, ray)
  clock.advance({ minutes: 10 })
  await tap(station, nova)
  clock.advance({ minutes: 10 })
  await tap(other, nova)
  clock.advance({ minutes: 1 })
  return { station, other, nova, ray, first }
}

describe('all taps of a station in a period', () => {
  it('are taken back by admins alone, with a reason, in a period that has a length', async () => {
    const { station } = await aTappedStation()
    const staff = await signInAs(festival, 'staff')
    const period = lastMinutes(30)
    expectRefusal(await preview(station.id, period, staff.headers), 'not_allowed')
    expectRefusal(await voidAll(station.id, period, {}, staff.headers), 'not_allowed')
    expectRefusal(await voidAll(station.id, period, { reason: '  ' }), 'invalid_request', ['reason'])
    const reversed = { from: period.to, to: period.from }
    expectRefusal(await voidAll(station.id, reversed), 'invalid_request', ['to'])
    expectRefusal(await preview(station.id, reversed), 'invalid_request', ['to'])
    expectRefusal(await preview(station.id, { from: 'today', to: period.to }), 'invalid_request', [
      'from',
      'to',
    ])
    expectRefusal(await preview('nobody', period), 'station_not_found')
    expectRefusal(await voidAll('nobody', period), 'station_not_found')
  })

  it('are shown before, and then taken back once', async () => {
    const { station, nova, ray } = await aTappedStation()
    const early = { ...lastMinutes(30), to: lastMinutes(20).from }
    expect((await preview(station.id, early)).json()).toEqual({ count: 2, points: 1000, people: 2 })
    const all = lastMinutes(30)
    expect((await preview(station.id, all)).json()).toEqual({ count: 3, points: 1500, people: 2 })
    expect((await voidAll(station.id, early)).json()).toEqual({ count: 2, points: 1000, people: 2 })
    expect((await voidAll(station.id, all)).json()).toEqual({ count: 1, points: 500, people: 1 })
    expect((await voidAll(station.id, all)).json()).toEqual({ count: 0, points: 0, people: 0 })
    expect((await preview(station.id, all)).json()).toEqual({ count: 0, points: 0, people: 0 })
    expect([await totalOf(nova), await totalOf(ray)]).toEqual([500, 0])
    const records = await sql<{ after: object }>(
      "SELECT after FROM audit_records WHERE subject = $1 AND action = 'station.void' ORDER BY id",
      [station.id],
    )
    expect(records.map(({ after }) => after)).toEqual([
      { name: 'North gate', reason: 'Stolen', count: 2, points: 1000, people: 2, ...early },
      { name: 'North gate', reason: 'Stolen', count: 1, points: 500, people: 1, ...all },
    ])
  })

  it('leave out what was taken back before, and what came from elsewhere', async () => {
    const { station, nova, first } = await aTappedStation()
    const url = `/api/admin/interactions/${first}/void`
    const one = await app.inject({
      method: 'POST',
      url,
      payload: { reason: 'Twice' },
      headers: admin.headers,
    })
    expect(one.statusCode).toBe(201)
    expect((await voidAll(station.id, lastMinutes(60))).json()).toEqual({ count: 2, points: 1000, people: 2 })
    expect(await totalOf(nova)).toBe(500)
    const [record] = await sql<{ after: { stationName: string } }>(
      "SELECT after FROM audit_records WHERE subject = $1 AND action = 'interaction.void'",
      [nova.attendee.id],
    )
    expect(record?.after.stationName).toBe('North gate')
  })

  it('are taken back once by two admins at the same moment, while people go on tapping', async () => {
    const place = await anInstallation(festival, { tapPolicy: 'station' })
    const station = await aStation(festival, place.id)
    const crowd = await Promise.all(Array.from({ length: 230 }, () => aWristband(festival)))
    await Promise.all(crowd.map((band) => tap(station, band)))
    clock.advance({ minutes: 1 })
    const period = lastMinutes(5)
    const answers = await Promise.all([
      voidAll(station.id, period),
      voidAll(station.id, period),
      ...crowd.map((band) => tap(station, band)),
    ])
    const sums = answers.slice(0, 2).map((it) => (it as Awaited<ReturnType<typeof voidAll>>).json())
    expect(sums.reduce((all, { count }) => all + count, 0)).toBe(230)
    expect(sums.reduce((all, { people }) => all + people, 0)).toBe(230)
    for (const band of crowd) expect(await totalOf(band)).toBe(500)
  })

  it('may be those of a station that was revoked', async () => {
    const { station } = await aTappedStation()
    const url = `/api/admin/kiosks/${station.id}`
    await app.inject({ method: 'DELETE', url, headers: admin.headers })
    expect((await voidAll(station.id, lastMinutes(60))).json().count).toBe(3)
  })
})

it('a statement and the list of awards name the station', async () => {
  const { station, nova } = await aTappedStation()
  await voidAll(station.id, { ...lastMinutes(30), to: lastMinutes(20).from })
  const url = `/api/admin/attendees/${nova.attendee.id}/statement`
  const { rows } = (await app.inject({ url, headers: admin.headers })).json()
  expect(rows.map((row: { stationName: string }) => row.stationName)).toEqual(Array(4).fill('North gate'))
  const { awards } = (await app.inject({ url: '/api/admin/awards', headers: admin.headers })).json()
  expect(awards[0]).toMatchObject({ kind: 'void', reason: 'Stolen', stationName: 'North gate' })
})

it('the ledger stays true', async () => {
  expect((await checkLedger(db)).filter(({ broken }) => broken > 0)).toEqual([])
})
