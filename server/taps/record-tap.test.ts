import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { tapsOf } from '../../test/taps.ts'

const festival = await festivalForFile()
const { clock, sql } = festival
const { tap, rowsOf } = tapsOf(festival)

describe('a tap', () => {
  it('earns what its installation is worth at that moment, and adds up', async () => {
    const band = await aWristband(festival)
    const entrance = await anInstallation(festival, { pointValue: 500 })
    const screen = await anInstallation(festival, { pointValue: 1500, displayDurationSeconds: 7 })
    expect((await tap(band, entrance)).answer.totalPoints).toBe(500)
    const { answer, replayed } = await tap(band, screen)
    expect(replayed).toBe(false)
    expect(answer).toEqual({
      success: true,
      attendee: {
        id: band.attendee.id,
        tiktokUsername: band.attendee.tiktokUsername,
        firstName: 'Nova',
        lastName: band.attendee.lastName,
        avatarUrl: null,
        attendeeName: band.attendee.attendeeName,
      },
      interaction: {
        id: expect.stringMatching(/^\d+$/),
        createdAt: clock.now().toISOString(),
        pointsAwarded: 1500,
        metadata: { displayDurationSeconds: 7 },
      },
      totalPoints: 2000,
    })
  })

  it('keeps the points it earned when the installation is re-valued later', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { pointValue: 500 })
    await tap(band, place)
    await sql('UPDATE installations SET point_value = 50 WHERE id = $1', [place.id])
    clock.advance({ seconds: 10 })
    const { answer } = await tap(band, place)
    expect(answer.interaction.pointsAwarded).toBe(50)
    expect(await rowsOf(band)).toMatchObject([{ points: 500 }, { points: 50, total_after: 550 }])
  })

  it('leaves the points with the person when the band is replaced', async () => {
    const attendee = await anAttendee(festival)
    const place = await anInstallation(festival)
    const first = await aWristband(festival, { attendee })
    await tap(first, place)
    await sql(
      `UPDATE wristbands SET ended_at = now() + interval '1 year', end_reason = 'replaced' WHERE tag = $1`,
      [first.tag],
    )
    const second = await aWristband(festival, { attendee })
    clock.advance({ seconds: 10 })
    expect((await tap(second, place)).answer.totalPoints).toBe(1000)
    await expect(tap(first, place)).rejects.toMatchObject({ code: 'wristband_not_linked' })
  })
})

describe('the same tap twice', () => {
  it('within 3 seconds is answered with the first one, and counts from the first, not from the last', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const first = await tap(band, place)
    clock.advance({ milliseconds: 2_999 })
    const again = await tap(band, place)
    expect(again).toEqual(first)
    clock.advance({ milliseconds: 1 })
    const third = await tap(band, place)
    expect(third.answer.interaction.id).not.toBe(first.answer.interaction.id)
    expect(await rowsOf(band)).toHaveLength(2)
  })

  it('is nothing of the kind at two installations', async () => {
    const band = await aWristband(festival)
    await tap(band, await anInstallation(festival))
    expect((await tap(band, await anInstallation(festival))).answer.totalPoints).toBe(1000)
  })

  it('in a crowd of forty at once makes one award', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const results = await Promise.all(Array.from({ length: 40 }, () => tap(band, place)))
    expect(new Set(results.map((result) => result.answer.interaction.id)).size).toBe(1)
    expect(await rowsOf(band)).toHaveLength(1)
  })
})

describe('a refused tap', () => {
  const refusals = async (tag: string) =>
    sql(
      'SELECT attendee_id, installation_id, code, occurred_at FROM refused_taps WHERE tag = $1 ORDER BY id',
      [tag],
    )

  it.each(['lost', 'replaced', 'unlinked'] as const)(
    'of a band that is %s is kept for the desk',
    async (ended) => {
      const band = await aWristband(festival, { ended })
      const place = await anInstallation(festival)
      await expect(tap(band, place)).rejects.toMatchObject({ code: 'wristband_not_linked' })
      expect(await refusals(band.tag)).toEqual([
        {
          attendee_id: null,
          installation_id: place.id,
          code: 'wristband_not_linked',
          occurred_at: clock.now(),
        },
      ])
      expect(await rowsOf(band)).toEqual([])
    },
  )

  it('at an installation that takes a break names the person', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival, { isActive: false })
    await expect(tap(band, place)).rejects.toMatchObject({ code: 'installation_inactive' })
    expect(await refusals(band.tag)).toMatchObject([
      { attendee_id: band.attendee.id, code: 'installation_inactive' },
    ])
  })

  it('where points are earned by a photo or a fortune says so', async () => {
    const band = await aWristband(festival)
    for (const id of ['gift-aura', 'fortune-teller']) {
      await expect(tap(band, { id })).rejects.toMatchObject({ code: 'installation_without_taps' })
    }
    expect(await rowsOf(band)).toEqual([])
  })

  it('at an installation that nobody knows earns nothing', async () => {
    const band = await aWristband(festival)
    await expect(tap(band, { id: 'nowhere' })).rejects.toMatchObject({ code: 'installation_not_found' })
    expect(await rowsOf(band)).toEqual([])
  })

  it('without a paired station tells nothing about the band', async () => {
    const place = await anInstallation(festival, { tapPolicy: 'station', isActive: false })
    const known = tap(await aWristband(festival), place)
    const unknown = tap({ tag: '0400000000FFFF' }, place)
    await expect(known).rejects.toMatchObject({ code: 'station_not_paired' })
    await expect(unknown).rejects.toMatchObject({ code: 'station_not_paired' })
  })

  it('does not hinder the others who tap at the same moment', async () => {
    const place = await anInstallation(festival)
    const bands = await Promise.all(Array.from({ length: 20 }, () => aWristband(festival)))
    const results = await Promise.allSettled(
      bands.flatMap((band, n) => [tap(band, place), tap({ tag: `0400DEAD${n + 1000}` }, place)]),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(20)
  })
})
