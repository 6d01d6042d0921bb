import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { followLive } from '../../test/event-stream.ts'
import { eventually } from '../../test/eventually.ts'
import { aWristband } from '../../test/factories.ts'
import { aStation, aWaitingDevice } from '../../test/paired-station.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app } = festival
const admin = await signInAs(festival, 'admin')
const url = '/api/admin/installations'

const create = (payload: object) => app.inject({ method: 'POST', url, headers: admin.headers, payload })
const change = (id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `${url}/${id}`, headers: admin.headers, payload })

const wheel = { name: 'Prize Wheel', type: 'prize_wheel', pointValue: 250 }

describe('an installation', () => {
  it('is refused without name, with a type that is not lowercase_underscores, or with impossible points', async () => {
    for (const wrong of [
      { ...wheel, name: '' },
      { ...wheel, name: '   ' },
      { ...wheel, name: 'a\u0000b' },
      { ...wheel, name: 'x'.repeat(81) },
      { ...wheel, type: 'Prize Wheel' },
      { ...wheel, type: 'prize-wheel' },
      { ...wheel, type: '_wheel' },
      { ...wheel, pointValue: -1 },
      { ...wheel, pointValue: 0.5 },
      { ...wheel, pointValue: '250' },
      { ...wheel, pointValue: 2_147_483_648 },
      { name: 'Prize Wheel' },
      [],
    ]) {
      expect((await create(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
  })

  it('takes the slug of its name, and a number when that is taken, also by ten clicks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(wheel)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
    const ids = answers.map((answer) => answer.json().id)
    expect(new Set(ids)).toEqual(
      new Set(['prize-wheel', ...Array.from({ length: 9 }, (_, n) => `prize-wheel-${n + 2}`)]),
    )
  })

  it('finds a slug for every name', async () => {
    const names = ['Café Électro!', '写真ブース', '🎡', '--', 'A'.repeat(80)]
    const ids = []
    for (const name of names) ids.push((await create({ ...wheel, name, type: 'photo_booth' })).json().id)
    expect(ids).toEqual(['cafe-electro', 'photo-booth', 'photo-booth-2', 'photo-booth-3', 'a'.repeat(60)])
  })

  it('is open to every browser in demo mode, and counts its interactions from the first tap on', async () => {
    const place = (await create({ ...wheel, name: 'Hall of Mirrors' })).json()
    expect(place).toEqual({
      id: 'hall-of-mirrors',
      name: 'Hall of Mirrors',
      type: 'prize_wheel',
      location: null,
      pointValue: 250,
      isActive: true,
      interactionCount: 0,
      cooldownSeconds: 0,
      maxPerEventDay: 0,
      openingHours: [],
      earnedBy: 'tap',
      tapPolicy: 'open',
      isArchived: false,
      version: 1,
    })
    const { tag } = await aWristband(festival)
    const tap = { rfidTagId: tag, installationId: place.id }
    const answer = await app.inject({ method: 'POST', url: '/api/tap', payload: tap })
    expect(answer.json()).toMatchObject({ success: true, totalPoints: 250 })
    const list = await app.inject({ url, headers: admin.headers })
    const listed = list.json().installations.find((row: { id: string }) => row.id === place.id)
    expect(listed).toEqual({ ...place, interactionCount: 1 })
  })

  it('changes what is asked and nothing else, and refuses what it does not know', async () => {
    const place = (await create({ ...wheel, name: 'Ball Pit' })).json()
    expect((await change('no-such-place', { isActive: false })).json().code).toBe('installation_not_found')
    expect((await change('%00', { isActive: false })).statusCode).toBe(400)
    for (const wrong of [{}, { pointValue: -1 }, { isActive: 'yes' }, { name: '' }, { unknown: 1 }]) {
      expect((await change(place.id, wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
    expect((await change(place.id, { isActive: false })).json()).toEqual({
      ...place,
      isActive: false,
      version: 2,
    })
    expect((await change(place.id, { pointValue: 0 })).json()).toEqual({
      ...place,
      isActive: false,
      pointValue: 0,
      version: 3,
    })
    const audit = await app.inject({
      url: '/api/admin/audit?search=installation.update',
      headers: admin.headers,
    })
    expect(audit.json().records[0]).toMatchObject({
      actor: 'Sam Rivera',
      subject: 'ball-pit',
      before: { pointValue: 250 },
      after: { pointValue: 0 },
    })
  })

  it('takes its rules, and refuses those that it cannot have', async () => {
    const rules = {
      location: ' Hall 2 ',
      cooldownSeconds: 900,
      maxPerEventDay: 3,
      openingHours: [{ day: '2026-12-05', opensAt: '10:00', closesAt: '02:30' }],
      tapPolicy: 'station',
    }
    const place = (await create({ ...wheel, name: 'Quiz', ...rules })).json()
    expect(place).toMatchObject({ ...rules, location: 'Hall 2' })
    const period = { day: null, opensAt: '10:00', closesAt: '22:00' }
    for (const wrong of [
      { openingHours: [{ ...period, day: '2026-02-30' }] },
      { openingHours: [{ ...period, day: 'Saturday' }] },
      { openingHours: [{ ...period, opensAt: '24:00' }] },
      { openingHours: [{ ...period, closesAt: '9:00' }] },
      { openingHours: [{ day: null, opensAt: '10:00' }] },
      { openingHours: Array(61).fill(period) },
      { openingHours: '10-22' },
      { cooldownSeconds: 86_401 },
      { maxPerEventDay: -1 },
      { tapPolicy: 'anybody' },
      { location: 'x'.repeat(121) },
      { isArchived: 1 },
    ]) {
      const refused = await change(place.id, wrong)
      expect([refused.statusCode, refused.json().issues?.length > 0], JSON.stringify(wrong)).toEqual([
        400,
        true,
      ])
    }
    expectRefusal(await change(place.id, { tapPolicy: 'station-or-owner' }), 'tap_policy_not_allowed')
    expectRefusal(await create({ ...wheel, tapPolicy: 'station-or-owner' }), 'tap_policy_not_allowed')
    expect((await change(place.id, { openingHours: [], location: '  ' })).json()).toMatchObject({
      openingHours: [],
      location: null,
      version: 2,
    })
  })

  it('is put away with its points, once no station stands there, and comes back switched off', async () => {
    const place = (await create({ ...wheel, name: 'Ferris Wheel' })).json()
    const { tag } = await aWristband(festival)
    const tap = {
      method: 'POST',
      url: '/api/tap',
      payload: { rfidTagId: tag, installationId: place.id },
    } as const
    await app.inject(tap)
    const station = await aStation(festival, place.id)
    expectRefusal(await change(place.id, { isArchived: true }), 'installation_in_use')
    await app.inject({ method: 'DELETE', url: `/api/admin/kiosks/${station.id}`, headers: admin.headers })
    const archived = (await change(place.id, { isArchived: true })).json()
    expect(archived).toMatchObject({ isArchived: true, isActive: false, interactionCount: 1 })
    const shown = async () => {
      const { installations } = (await app.inject({ url: '/api/event' })).json()
      return installations.some((row: { id: string }) => row.id === place.id)
    }
    expect(await shown()).toBe(false)
    const figures = await app.inject({ url: '/api/admin/analytics', headers: admin.headers })
    expect(figures.json().installations).toContainEqual({
      id: place.id,
      name: 'Ferris Wheel',
      interactionCount: 1,
      pointsAwarded: 250,
    })
    const waiting = await aWaitingDevice(festival)
    const payload = { code: waiting.code, name: 'Late', installationId: place.id }
    const pairing = { method: 'POST', url: '/api/admin/kiosks', payload, headers: admin.headers } as const
    expectRefusal(await app.inject(pairing), 'installation_not_found')
    expect((await change(place.id, { isActive: true })).json().isActive).toBe(false)
    expect((await change(place.id, { isArchived: false })).json()).toMatchObject({
      isArchived: false,
      isActive: false,
    })
    expect(await shown()).toBe(true)
  })

  it('is deleted while nothing refers to it; with a tap, a refused one, a station or a page of its own it stays', async () => {
    const remove = (id: string) =>
      app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: admin.headers })
    const [unused, tapped, refused, paired] = await Promise.all(
      ['Unused', 'Tapped', 'Refused', 'Paired'].map(async (name) =>
        (await create({ ...wheel, name })).json(),
      ),
    )
    const { tag } = await aWristband(festival)
    const tap = (installationId: string) =>
      app.inject({ method: 'POST', url: '/api/tap', payload: { rfidTagId: tag, installationId } })
    await tap(tapped.id)
    await change(refused.id, { isActive: false })
    expect((await tap(refused.id)).json().code).toBe('installation_inactive')
    const { id: stationId } = await aStation(festival, paired.id)
    await app.inject({ method: 'DELETE', url: `/api/admin/kiosks/${stationId}`, headers: admin.headers })
    for (const id of [tapped.id, refused.id, paired.id, 'now-showing'])
      expectRefusal(await remove(id), 'installation_not_deletable')
    expectRefusal(await remove('no-such-place'), 'installation_not_found')
    expect((await remove(unused.id)).statusCode).toBe(204)
    expectRefusal(await remove(unused.id), 'installation_not_found')
    expect((await tap(unused.id)).json().code).toBe('installation_not_found')
    const { installations } = (await app.inject({ url, headers: admin.headers })).json()
    const ids = installations.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(expect.arrayContaining([tapped.id, refused.id, paired.id]))
    expect(ids).not.toContain(unused.id)
    const audit = await app.inject({
      url: '/api/admin/audit?search=installation.delete',
      headers: admin.headers,
    })
    expect(audit.json().records).toMatchObject([{ subject: unused.id, before: { name: 'Unused' } }])
  })

  it('is not deleted while a tap is being written', async () => {
    const place = (await create({ ...wheel, name: 'Rush' })).json()
    const removal = await festival.deps.db.transaction(async (tx) => {
      await tx.execute('SELECT FROM installations')
      return app.inject({ method: 'DELETE', url: `${url}/${place.id}`, headers: admin.headers })
    })
    expectRefusal(removal, 'unavailable')
    expect((await change(place.id, { pointValue: 5 })).statusCode).toBe(200)
  })

  it('is announced to the browsers of every process', async () => {
    const neighbour = await festivalForTest({ sharing: festival })
    const stream = await followLive(await neighbour.app.listen({ host: '127.0.0.1', port: 0 }))
    const before = stream.named('installations').length
    await create({ ...wheel, name: 'Silent Disco' })
    await eventually(() => expect(stream.named('installations').length).toBeGreaterThan(before))
  })
})
