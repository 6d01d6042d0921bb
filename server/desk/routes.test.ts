import { describe, expect, it } from 'vitest'
import type { DeskAttendee } from '../../contract/desk.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app } = festival
const { headers } = await signInAs(festival, 'staff')
const admin = await signInAs(festival, 'admin')
const url = '/api/admin/attendees'

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  app.inject({ method, url: `${url}${path}`, headers, ...(payload && { payload }) })
const find = async (search: string): Promise<DeskAttendee[]> =>
  (await app.inject({ url: `${url}?search=${encodeURIComponent(search)}`, headers })).json().attendees
const statement = async (id: string) => (await app.inject({ url: `${url}/${id}/statement`, headers })).json()
const findAgain = (rfidTagId: string) =>
  app.inject({ method: 'POST', url: '/api/admin/wristbands/found', headers, payload: { rfidTagId } })
const tap = (rfidTagId: string, installationId: string) =>
  app.inject({ method: 'POST', url: '/api/tap', payload: { rfidTagId, installationId } })

let made = 0
function aTag(): string {
  made += 1
  return `04DE5C${String(made).padStart(8, '0')}`
}

describe('the registration desk', () => {
  it('finds a person by name, handle, e-mail address and band, however it is typed', async () => {
    const person = await anAttendee(festival, {
      tiktokUsername: 'Glitch.Otter',
      firstName: 'Zoë',
      lastName: 'Quimby',
      attendeeName: 'Zoë Quimby',
      email: 'zoe.q@example.com',
    })
    const tag = aTag()
    await aWristband(festival, { attendee: person, tag })
    const spaced = tag.replace(/(..)(?=.)/g, '$1:').toLowerCase()
    for (const search of ['glitch', '@Glitch.otter', 'ZOË', 'quimby zo', 'zoe.q@', tag, spaced]) {
      expect(
        (await find(search)).map(({ id }) => id),
        search,
      ).toEqual([person.id])
    }
    expect(await find('quimby nobody')).toEqual([])
    expect(await find('%')).toEqual([])
    expect((await find('glitch'))[0]).toEqual({
      id: person.id,
      tiktokUsername: 'Glitch.Otter',
      firstName: 'Zoë',
      lastName: 'Quimby',
      attendeeName: 'Zoë Quimby',
      avatarUrl: null,
      email: 'zoe.q@example.com',
      language: 'en',
      ageBand: '18+',
      isCrew: false,
      isHidden: false,
      totalPoints: 0,
      wristband: { endsWith: tag.slice(-4), linkedAt: expect.any(String) },
      version: 1,
    })
  })

  it('puts the same handle before those that only begin like it, and turns pages', async () => {
    for (const tiktokUsername of ['yak.herder', 'yak', 'a.yak'])
      await anAttendee(festival, { tiktokUsername })
    expect((await find('yak')).map(({ tiktokUsername }) => tiktokUsername)).toEqual([
      'yak',
      'yak.herder',
      'a.yak',
    ])
    const page = await app.inject({ url: `${url}?search=yak&page=2&pageSize=2`, headers })
    expect(page.json()).toMatchObject({
      total: 3,
      pages: 2,
      page: 2,
      attendees: [{ tiktokUsername: 'a.yak' }],
    })
    for (const query of ['page=0', 'pageSize=1000', 'search=%00', `search=${'x'.repeat(201)}`]) {
      expect((await app.inject({ url: `${url}?${query}`, headers })).statusCode, query).toBe(400)
    }
  })

  it('registers a walk-in, whose handle nobody else has, also on a double click', async () => {
    const draft = { tiktokUsername: '@Walk.In', firstName: ' 小龙 ', lastName: '李' }
    const answers = await Promise.all([send('POST', '', draft), send('POST', '', draft)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(answers.find(({ statusCode }) => statusCode === 201)?.json()).toMatchObject({
      tiktokUsername: 'Walk.In',
      attendeeName: '李小龙',
      totalPoints: 0,
      wristband: null,
    })
    const fine = { tiktokUsername: 'fine', firstName: 'F', lastName: '' }
    for (const wrong of [
      { ...fine, tiktokUsername: '@' },
      { ...fine, tiktokUsername: 'two words' },
      { ...fine, firstName: '' },
      { ...fine, email: 'nobody' },
      { ...fine, language: 'xx' },
      { ...fine, ageBand: '12' },
      { ...fine, lastName: 'a\u0000' },
    ]) {
      expect((await send('POST', '', wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
    expect(await find('fine')).toEqual([])
  })

  it('changes a person, and shows the ranking the new name', async () => {
    const person = await anAttendee(festival)
    const other = await anAttendee(festival)
    expect((await send('PATCH', `/${person.id}`, { firstName: 'Vega' })).json()).toMatchObject({
      firstName: 'Vega',
      attendeeName: `Vega ${person.lastName}`,
      email: person.email,
    })
    expect((await send('PATCH', `/${person.id}`, { email: null })).json().email).toBeNull()
    const taken = await send('PATCH', `/${person.id}`, { tiktokUsername: other.tiktokUsername.toUpperCase() })
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'already_exists'])
    expect((await send('PATCH', '/nobody', { firstName: 'x' })).json().code).toBe('attendee_not_found')
    expect((await send('PATCH', `/${person.id}`, {})).statusCode).toBe(400)
    const audit = await app.inject({ url: `/api/admin/audit?search=${person.id}`, headers: admin.headers })
    expect(audit.json().records).toHaveLength(2)
    expect(audit.body, 'the record outlives the person').not.toContain('@example.com')
  })
})

describe('a band', () => {
  it('is linked by tapping it, and the one before is replaced while the points stay', async () => {
    const person = await anAttendee(festival)
    const place = await anInstallation(festival)
    const [first, second] = [aTag(), aTag()]
    const link = (rfidTagId: string) => send('POST', `/${person.id}/wristbands`, { rfidTagId })
    expect((await link(first.toLowerCase())).json().wristband.endsWith).toBe(first.slice(-4))
    expect((await tap(first, place.id)).statusCode).toBe(200)
    expect((await link(second)).json()).toMatchObject({
      totalPoints: 500,
      wristband: { endsWith: second.slice(-4) },
    })
    expect((await link(second)).statusCode, 'held to the reader twice').toBe(200)
    expect((await tap(first, place.id)).json().code).toBe('wristband_not_linked')
    expect((await tap(second, place.id)).statusCode).toBe(200)
    const bands = await festival.sql(
      'SELECT tag, end_reason FROM wristbands WHERE attendee_id = $1 ORDER BY id',
      [person.id],
    )
    expect(bands).toEqual([
      { tag: first, end_reason: 'replaced' },
      { tag: second, end_reason: null },
    ])
  })

  it('that somebody else wears is refused, also when two desks tap it at once', async () => {
    const [one, other] = [await anAttendee(festival), await anAttendee(festival)]
    const tag = aTag()
    const answers = await Promise.all(
      [one, other].map(({ id }) => send('POST', `/${id}/wristbands`, { rfidTagId: tag })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('wristband_in_use')
    expect((await send('POST', '/nobody/wristbands', { rfidTagId: aTag() })).json().code).toBe(
      'attendee_not_found',
    )
    for (const rfidTagId of ['', '123', 'x'.repeat(65), 'émoji🎡', 7]) {
      expect((await send('POST', `/${one.id}/wristbands`, { rfidTagId })).statusCode).toBe(400)
    }
  })

  it('says who wears it, who wore it last, or that it is nobody’s', async () => {
    const lookUp = async (rfidTagId: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/admin/wristbands/look-up',
          headers,
          payload: { rfidTagId },
        })
      ).json()
    const [one, other] = [await anAttendee(festival), await anAttendee(festival)]
    const tag = aTag()
    expect(await lookUp(tag)).toEqual({ attendee: null, isWorn: false, isBlocked: false })
    await send('POST', `/${one.id}/wristbands`, { rfidTagId: tag })
    const worn = await lookUp(tag.toLowerCase())
    expect(worn).toMatchObject({
      attendee: { id: one.id, wristband: { endsWith: tag.slice(-4) } },
      isWorn: true,
    })
    expect(JSON.stringify(worn)).not.toContain(tag)
    await send('DELETE', `/${one.id}/wristbands`)
    const lost = { attendee: { id: one.id, wristband: null }, isWorn: false }
    expect(await lookUp(tag)).toMatchObject({ ...lost, isBlocked: true })
    await findAgain(tag)
    expect(await lookUp(tag)).toMatchObject({ ...lost, isBlocked: false })
    await send('POST', `/${other.id}/wristbands`, { rfidTagId: tag })
    expect(await lookUp(tag)).toMatchObject({ attendee: { id: other.id }, isWorn: true })
    expect((await lookUp('x')).code).toBe('invalid_request')
  })

  it('that is lost is blocked at once, for everybody, until staff say that it was found again', async () => {
    const { tag, attendee } = await aWristband(festival)
    const other = await anAttendee(festival)
    expect((await send('DELETE', `/${attendee.id}/wristbands`)).json().wristband).toBeNull()
    expect((await send('DELETE', `/${attendee.id}/wristbands`)).statusCode, 'a second click').toBe(200)
    const checkIn = { method: 'POST' as const, url: '/api/rfid/authenticate', payload: { rfidTagId: tag } }
    expect((await app.inject(checkIn)).statusCode).toBe(404)
    for (const { id } of [attendee, other]) {
      const answer = await send('POST', `/${id}/wristbands`, { rfidTagId: tag })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'wristband_blocked'])
    }
    const found = await findAgain(tag.toLowerCase())
    expect(found.json()).toMatchObject({ id: attendee.id, wristband: null })
    expect((await send('POST', `/${other.id}/wristbands`, { rfidTagId: tag })).statusCode).toBe(200)
    expect((await app.inject(checkIn)).json()).toMatchObject({ tiktokUsername: other.tiktokUsername })
    const audit = await app.inject({ url: '/api/admin/audit?search=wristband.find', headers: admin.headers })
    expect(audit.json().records[0]).toMatchObject({
      subject: attendee.id,
      after: { endsWith: tag.slice(-4) },
    })
  })

  it('that replaced another is refused while it is lost, and the one before stays on the wrist', async () => {
    const lost = await aWristband(festival)
    await send('DELETE', `/${lost.attendee.id}/wristbands`)
    const worn = await aWristband(festival)
    const answer = await send('POST', `/${worn.attendee.id}/wristbands`, { rfidTagId: lost.tag })
    expect(answer.json().code).toBe('wristband_blocked')
    const bands = await festival.sql('SELECT tag, ended_at FROM wristbands WHERE attendee_id = $1', [
      worn.attendee.id,
    ])
    expect(bands).toEqual([{ tag: worn.tag, ended_at: null }])
  })

  it('is found again only if it was lost, once, and lost as often as it happens', async () => {
    const { tag, attendee } = await aWristband(festival)
    const again = () => findAgain(tag).then((answer) => answer.json().code ?? answer.statusCode)
    expect(await again()).toBe('wristband_not_blocked')
    expect((await findAgain('x')).statusCode).toBe(400)
    for (let times = 0; times < 2; times += 1) {
      await send('DELETE', `/${attendee.id}/wristbands`)
      expect((await Promise.all([again(), again()])).sort()).toEqual([200, 'wristband_not_blocked'])
      expect((await send('POST', `/${attendee.id}/wristbands`, { rfidTagId: tag })).statusCode).toBe(200)
    }
  })

  it('two taps of which at two desks leave one person with one band', async () => {
    const { id } = await anAttendee(festival)
    await Promise.all(
      [aTag(), aTag(), aTag()].map((rfidTagId) => send('POST', `/${id}/wristbands`, { rfidTagId })),
    )
    const worn = await festival.sql('SELECT FROM wristbands WHERE attendee_id = $1 AND ended_at IS NULL', [
      id,
    ])
    expect(worn).toHaveLength(1)
  })
})

describe('a statement', () => {
  it('explains what counted, what did not, and why', async () => {
    const place = await anInstallation(festival, { cooldownSeconds: 60 })
    const closed = await anInstallation(festival, { isActive: false })
    const person = await anAttendee(festival)
    const tag = aTag()
    await tap(tag, place.id)
    await send('POST', `/${person.id}/wristbands`, { rfidTagId: tag })
    festival.clock.advance({ seconds: 5 })
    await tap(tag, place.id)
    festival.clock.advance({ seconds: 5 })
    await tap(tag, place.id)
    await tap(tag, closed.id)
    const { rows, refused, attendee } = await statement(person.id)
    expect(attendee.totalPoints).toBe(500)
    expect(rows).toMatchObject([
      { kind: 'tap', installationName: place.name, pointsAwarded: 0, totalAfter: 500, reason: 'cooldown' },
      { kind: 'tap', installationName: place.name, pointsAwarded: 500, totalAfter: 500, reason: null },
    ])
    expect(refused).toMatchObject([
      { code: 'installation_inactive', installationName: closed.name },
      { code: 'wristband_not_linked', installationName: place.name },
    ])
    expect((await app.inject({ url: `${url}/nobody/statement`, headers })).statusCode).toBe(404)
  })
})
