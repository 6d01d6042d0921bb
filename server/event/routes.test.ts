import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'

const festival = await festivalForFile({ people: 'demo' })
const live = await festivalForFile({ mode: 'live' })

describe('the festival itself', () => {
  it('tells its names, its days, its languages, and what its installations are worth now', async () => {
    const { app, sql } = festival
    await sql("UPDATE installations SET point_value = 750 WHERE id = 'tap-tracking'")
    const event = (await app.inject({ url: '/api/event' })).json()
    expect(event).toMatchObject({
      name: 'LIVE FEST 2026',
      shortName: 'LIVE FEST',
      edition: '25',
      timeZone: 'America/Los_Angeles',
      startsOn: '2026-12-04',
      endsOn: '2026-12-06',
      dayStartsAtHour: 6,
      mode: 'demo',
      languages: ['en', 'es', 'zh', 'ja', 'ko', 'fr', 'de'],
    })
    expect(event.shortestTag).toBe(14)
    expect(event.installations).toHaveLength(9)
    expect(event.installations).toContainEqual({
      id: 'tap-tracking',
      name: 'Physical Tap',
      type: 'tap_station',
      location: 'Main Entrance',
      pointValue: 750,
      isActive: true,
    })
  })

  it('tells no length of a tag while nobody wears a band', async () => {
    expect((await live.app.inject({ url: '/api/event' })).json().shortestTag).toBeNull()
  })

  it('lives on Saturday evening in demo mode, and ticks', async () => {
    const { app, clock } = festival
    expect((await app.inject({ url: '/api/event' })).json().now).toBe('2026-12-06T04:10:00.000Z')
    clock.advance({ minutes: 5 })
    expect((await app.inject({ url: '/api/event' })).json().now).toBe('2026-12-06T04:15:00.000Z')
  })

  it('lives in real time when it is real', async () => {
    live.clock.set('2026-12-04T18:00:00Z')
    expect((await live.app.inject({ url: '/api/event' })).json()).toMatchObject({
      now: '2026-12-04T18:00:00.000Z',
      mode: 'live',
    })
  })
})

describe('the registration desk', () => {
  it('stands where the event knowledge says, in every language', async () => {
    const { registrationDesk } = (await festival.app.inject({ url: '/api/event' })).json()
    expect(registrationDesk).toMatchObject({
      en: 'You find the Registration Desk outside, left of the gates at the Main Entrance.',
      de: 'Der Registrierungsschalter ist draußen, links von den Schleusen am Haupteingang.',
      ja: '登録デスクはメインエントランスのゲートの外、左側にあります。',
    })
    expect(Object.keys(registrationDesk)).toEqual(['en', 'es', 'zh', 'ja', 'ko', 'fr', 'de'])
  })

  it('is not told by a festival that has not said where it stands', async () => {
    expect((await live.app.inject({ url: '/api/event' })).json().registrationDesk).toBeNull()
  })
})

describe('the demo tray', () => {
  it('offers bands of invented people', async () => {
    const { wristbands } = (await festival.app.inject({ url: '/api/demo/wristbands' })).json()
    expect(wristbands).toHaveLength(8)
    expect(wristbands[0]).toEqual({
      rfidTagId: expect.stringMatching(/^04/),
      firstName: expect.any(String),
      tiktokUsername: expect.any(String),
    })
  })

  it('is not there when the festival is real: no tag ever leaves the server', async () => {
    const response = await live.app.inject({ url: '/api/demo/wristbands' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not_found' })
  })
})
