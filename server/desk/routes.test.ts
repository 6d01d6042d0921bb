import { describe, expect, it } from 'vitest'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { registrationDeskForFile } from '../../test/registration-desk.ts'

const { festival, url, headers, admin, send, find, tap, aTag } = await registrationDeskForFile()
const { app } = festival

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
    const { rows, refused, attendee } = (
      await app.inject({ url: `${url}/${person.id}/statement`, headers })
    ).json()
    expect(attendee.totalPoints).toBe(500)
    expect(rows).toMatchObject([
      { kind: 'tap', installationName: place.name, pointsAwarded: 0, totalAfter: 500, reason: 'cooldown' },
      { kind: 'tap', installationName: place.name, pointsAwarded: 500, totalAfter: 500, reason: null },
    ])
    expect(refused).toMatchObject([
      { code: 'installation_inactive', installationName: closed.name, stationName: null },
      { code: 'wristband_not_linked', installationName: place.name },
    ])
    expect((await app.inject({ url: `${url}/nobody/statement`, headers })).statusCode).toBe(404)
  })
})
