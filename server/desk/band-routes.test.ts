import { describe, expect, it } from 'vitest'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { registrationDeskForFile } from '../../test/registration-desk.ts'

const { festival, headers, admin, send, tap, aTag } = await registrationDeskForFile()
const { app } = festival

const findAgain = (rfidTagId: string) =>
  app.inject({ method: 'POST', url: '/api/admin/wristbands/found', headers, payload: { rfidTagId } })

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
