import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { tapsOf } from '../../test/taps.ts'
import { happenedAt } from './tap-origin.ts'

const festival = await festivalForFile()
const { clock } = festival
const { tap, offlineTap, rowsOf } = tapsOf(festival)

describe('a tap that a station kept while it was offline', () => {
  it('is judged at its own time, corrected by the station clock', async () => {
    clock.set('2026-12-05T20:00:00-08:00')
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { cooldownSeconds: 1800 })
    const now = clock.now().getTime()
    const { answer } = await offlineTap(band, place, 3600)
    expect(answer.interaction.createdAt).toBe(new Date(now - 3_600_000).toISOString())
    expect((await tap(band, place)).answer.interaction.pointsAwarded).toBe(500)
  })

  it('finds the cooldown of an award that was recorded earlier but happened later', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { cooldownSeconds: 1800 })
    await tap(band, place)
    const { answer } = await offlineTap(band, place, 600)
    expect(answer.interaction).toMatchObject({ pointsAwarded: 0, metadata: { reason: 'cooldown' } })
  })

  it('within 3 seconds of a tap that is known is that tap', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const { answer } = await tap(band, place)
    expect((await offlineTap(band, place, 2)).answer).toEqual(answer)
  })

  it('is never in the future, however the station clock runs', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const { answer } = await offlineTap(band, place, -7200)
    expect(answer.interaction.createdAt).toBe(clock.now().toISOString())
  })

  it('counts up to an age of 24 hours, and is kept without points when it is older', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const day = 24 * 60 * 60
    expect((await offlineTap(band, place, day)).answer.interaction.pointsAwarded).toBe(500)
    const { answer } = await offlineTap(band, place, day + 10)
    expect(answer.interaction).toMatchObject({ pointsAwarded: 0, metadata: { reason: 'too-late' } })
    expect(answer.interaction.metadata.nextEligibleAt).toBeUndefined()
    expect(answer.totalPoints).toBe(500)
    expect(await rowsOf(band)).toMatchObject([{ points: 500 }, { points: 0, reason: 'too-late' }])
  })

  it('with a clock from the beginning of time is kept too', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const { answer } = await tap(band, place, {
      timestamp: '0001-01-01T00:00:00Z',
      sentAt: '9999-12-31T23:59:59Z',
    })
    expect(answer.interaction.metadata.reason).toBe('too-late')
  })

  it('counts from now when the station does not say when it was sent', () => {
    const now = new Date('2026-12-05T20:00:00Z')
    expect(happenedAt({ metadata: { timestamp: '2020-01-01T00:00:00Z' } }, now, new Date(0))).toEqual(now)
    expect(happenedAt({}, now, new Date(0))).toEqual(now)
  })
})
