import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { tapsOf } from '../../test/taps.ts'
import { openSession } from '../journeys/index.ts'

const festival = await festivalForFile()
const { clock } = festival
const { tap, offlineTap, rowsOf } = tapsOf(festival)

describe('the cooldown', () => {
  it('records the tap with no points, the reason, and when the next one counts', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { cooldownSeconds: 600 })
    const firstAt = clock.now().getTime()
    await tap(band, place)
    clock.advance({ minutes: 9, seconds: 59 })
    const { answer } = await tap(band, place)
    expect(answer.success).toBe(true)
    expect(answer.totalPoints).toBe(500)
    expect(answer.interaction).toMatchObject({
      pointsAwarded: 0,
      metadata: { reason: 'cooldown', nextEligibleAt: new Date(firstAt + 600_000).toISOString() },
    })
    clock.advance({ seconds: 1 })
    // The moment itself is still within 3 seconds of the tap that earned nothing, which is answered again.
    expect((await tap(band, place)).answer).toEqual(answer)
    clock.advance({ seconds: 3 })
    expect((await tap(band, place)).answer.interaction.pointsAwarded).toBe(500)
    expect(await rowsOf(band)).toMatchObject([
      { points: 500 },
      { points: 0, reason: 'cooldown' },
      { points: 500 },
    ])
  })

  it('ends exactly when it said it would', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { cooldownSeconds: 600 })
    await tap(band, place)
    clock.advance({ minutes: 10 })
    expect((await tap(band, place)).answer.interaction.pointsAwarded).toBe(500)
  })

  it('is not prolonged by taps that earned nothing', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { cooldownSeconds: 60 })
    await tap(band, place)
    for (let tries = 0; tries < 5; tries += 1) {
      clock.advance({ seconds: 10 })
      expect((await tap(band, place)).answer.interaction.pointsAwarded).toBe(0)
    }
    clock.advance({ seconds: 10 })
    expect((await tap(band, place)).answer.interaction.pointsAwarded).toBe(500)
  })

  it('replays a tap without points with the same reason and time', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { cooldownSeconds: 600 })
    await tap(band, place)
    clock.advance({ minutes: 1 })
    const { answer } = await tap(band, place, { key: 'tap-4' })
    clock.advance({ minutes: 30 })
    expect(await tap(band, place, { key: 'tap-4' })).toEqual({ answer, replayed: true })
  })
})

describe('the daily limit', () => {
  it('lasts until 06:00 venue time, not until midnight', async () => {
    clock.set('2026-12-05T22:00:00-08:00')
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { maxPerEventDay: 2 })
    await tap(band, place)
    clock.set('2026-12-06T00:30:00-08:00')
    expect((await tap(band, place)).answer.interaction.pointsAwarded).toBe(500)
    clock.set('2026-12-06T05:59:50-08:00')
    const { answer } = await tap(band, place)
    expect(answer.interaction).toMatchObject({
      pointsAwarded: 0,
      metadata: { reason: 'daily-limit', nextEligibleAt: '2026-12-06T14:00:00.000Z' },
    })
    clock.set('2026-12-06T06:00:00-08:00')
    expect((await tap(band, place)).answer.interaction.pointsAwarded).toBe(500)
  })

  it('counts a tap from an offline station for the day on which it happened', async () => {
    clock.set('2026-12-06T05:00:00-08:00')
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { maxPerEventDay: 1 })
    await tap(band, place)
    clock.set('2026-12-06T07:00:00-08:00')
    const late = await offlineTap(band, place, 90 * 60)
    expect(late.answer.interaction).toMatchObject({
      createdAt: '2026-12-06T13:30:00.000Z',
      pointsAwarded: 0,
      metadata: { reason: 'daily-limit', nextEligibleAt: '2026-12-06T14:00:00.000Z' },
    })
    expect((await tap(band, place)).answer.interaction.pointsAwarded).toBe(500)
  })

  it('holds when a crowd of stations tries at once', async () => {
    clock.set('2026-12-06T12:00:00-08:00')
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { maxPerEventDay: 3 })
    await Promise.all(Array.from({ length: 10 }, (_, n) => offlineTap(band, place, n * 10)))
    const rows = await rowsOf(band)
    expect(rows).toHaveLength(10)
    expect(rows.filter((row) => row.points > 0)).toHaveLength(3)
  })
})

describe('somebody of the crew', () => {
  it('taps as everybody does, and is told that the crew collects no points', async () => {
    const band = await aWristband(festival, { attendee: await anAttendee(festival, { isCrew: true }) })
    const place = await anInstallation(festival)
    const { answer } = await tap(band, place)
    expect(answer).toMatchObject({
      success: true,
      totalPoints: 0,
      interaction: { pointsAwarded: 0, metadata: { reason: 'crew' } },
    })
    expect(answer.interaction.metadata.nextEligibleAt).toBeUndefined()
    expect(await rowsOf(band)).toMatchObject([{ points: 0, total_after: 0, reason: 'crew' }])
  })

  it('hears a fortune that brings no points, which the ledger explains', async () => {
    const attendee = await anAttendee(festival, { isCrew: true })
    const sessionId = await openSession(festival.deps, attendee.id)
    const answer = await festival.app.inject({
      method: 'POST',
      url: '/api/fortune',
      body: { preference: 'play', language: 'en', sessionId },
    })
    expect(answer.json()).toMatchObject({ pointsAwarded: 0, noPointsReason: 'crew' })
    expect(await rowsOf({ tag: '', attendee })).toMatchObject([{ points: 0, reason: 'crew' }])
  })

  it('keeps what was earned before joining, and earns again after leaving', async () => {
    const band = await aWristband(festival)
    const setCrew = (isCrew: boolean) =>
      festival.sql('UPDATE attendees SET is_crew = $1 WHERE id = $2', [isCrew, band.attendee.id])
    await tap(band, await anInstallation(festival))
    await setCrew(true)
    expect((await tap(band, await anInstallation(festival))).answer.totalPoints).toBe(500)
    await setCrew(false)
    expect((await tap(band, await anInstallation(festival))).answer.totalPoints).toBe(1000)
  })
})
