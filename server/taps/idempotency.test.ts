import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { tapsOf } from '../../test/taps.ts'

const festival = await festivalForFile()
const { clock, sql } = festival
const { tap, rowsOf } = tapsOf(festival)

describe('an idempotency key', () => {
  it('replays the first answer with the total of that time, whatever has happened since', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const first = await tap(band, place, { key: 'tap-1', location: 'North gate' })
    clock.advance({ minutes: 5 })
    await tap(band, place)
    await sql('UPDATE installations SET point_value = 9 WHERE id = $1', [place.id])
    await sql('UPDATE installations SET is_active = false WHERE id = $1', [place.id])
    const again = await tap(band, place, { key: 'tap-1', location: 'North gate' })
    expect(again).toEqual({ answer: first.answer, replayed: true })
    expect(again.answer.totalPoints).toBe(500)
    expect(await rowsOf(band)).toHaveLength(2)
  })

  it('does not care when the replay is sent', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const timestamp = '2026-12-05T20:00:00Z'
    const first = await tap(band, place, { key: 'outbox-1', timestamp, sentAt: '2026-12-05T20:00:01Z' })
    const again = await tap(band, place, { key: 'outbox-1', timestamp, sentAt: '2026-12-05T21:30:00Z' })
    expect(again).toEqual({ answer: first.answer, replayed: true })
  })

  it('of a tap that the 3-second rule answered replays as well', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const first = await tap(band, place, { key: 'station-a' })
    const doubled = await tap(band, place, { key: 'station-b' })
    expect(doubled).toEqual({ answer: first.answer, replayed: false })
    clock.advance({ minutes: 1 })
    expect(await tap(band, place, { key: 'station-b' })).toEqual({ answer: first.answer, replayed: true })
    await expect(tap(band, place, { key: 'station-b', location: 'elsewhere' })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    })
  })

  it('with another band, another place or other details is refused, and earns nothing', async () => {
    const band = await aWristband(festival)
    const other = await aWristband(festival)
    const place = await anInstallation(festival)
    await tap(band, place, { key: 'tap-2' })
    const refusal = { code: 'idempotency_key_reused' }
    await expect(tap(other, place, { key: 'tap-2' })).rejects.toMatchObject(refusal)
    await expect(tap(band, await anInstallation(festival), { key: 'tap-2' })).rejects.toMatchObject(refusal)
    await expect(tap(band, place, { key: 'tap-2', location: 'Hall 3' })).rejects.toMatchObject(refusal)
    expect(await rowsOf(other)).toEqual([])
  })

  it('sent by a crowd at once makes one award, and one only is no replay', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const results = await Promise.all(Array.from({ length: 40 }, () => tap(band, place, { key: 'crowd' })))
    expect(results.filter((result) => !result.replayed)).toHaveLength(1)
    expect(await rowsOf(band)).toHaveLength(1)
  })

  it('fought over by many bands at once goes to one of them, and every other is refused in words', async () => {
    const bands = await Promise.all(Array.from({ length: 12 }, () => aWristband(festival)))
    const place = await anInstallation(festival)
    const keys = ['duel-1', 'duel-2', 'duel-3']
    const attempts = Array.from({ length: 300 }, (_, n) => ({
      band: bands[(n * 7) % 12],
      key: keys[(n * 5) % 3],
    }))
    const outcomes = await Promise.all(
      attempts.map(async ({ band, key }) =>
        tap(band ?? { tag: '' }, place, { key: key ?? '' }).then(
          () => 'ok',
          (problem: { code: string }) => problem.code,
        ),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'idempotency_key_reused']))
    const rows = await sql('SELECT 1 FROM interactions WHERE installation_id = $1', [place.id])
    expect(rows).toHaveLength(3)
  })

  it('of a refused tap is free again: the band may have been linked meanwhile', async () => {
    const place = await anInstallation(festival)
    const tag = '04FEEDBEEF0001'
    await expect(tap({ tag }, place, { key: 'tap-3' })).rejects.toMatchObject({
      code: 'wristband_not_linked',
    })
    const band = await aWristband(festival, { tag })
    expect((await tap(band, place, { key: 'tap-3' })).answer.totalPoints).toBe(500)
  })
})
