import { describe, expect, it } from 'vitest'
import { aWristband } from '../../test/factories.ts'
import { atTheDesk, prizeDeskForFile } from '../../test/prize-desk.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { type SignedIn, signInAs } from '../../test/sign-in-as.ts'

const { festival, admin, desk, aPrize, changePrize, withPoints } = await prizeDeskForFile()
const { app, clock, sql } = festival

describe('a reservation', () => {
  it('is refused to nobody, for nothing, and to those who are not signed in', async () => {
    const { id: attendeeId } = await withPoints(5_000)
    const { id: tierId } = await aPrize()
    expectRefusal(await desk.reserve({ attendeeId: 'nobody', tierId }), 'attendee_not_found')
    expectRefusal(await desk.reserve({ attendeeId, tierId: 'nothing' }), 'prize_tier_not_found')
    expectRefusal(await atTheDesk(app, {}).reserve({ attendeeId, tierId }), 'not_signed_in')
    for (const wrong of [{}, { attendeeId }, { attendeeId: 'a\u0000b', tierId }, { attendeeId, tierId: 7 }]) {
      expect((await desk.reserve(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
  })

  it('needs the points, an attendee who is not crew, and a prize that is given out', async () => {
    const { id: tierId } = await aPrize({ requiredPoints: 3_000 })
    const short = await withPoints(2_999)
    expectRefusal(await desk.reserve({ attendeeId: short.id, tierId }), 'prize_not_reached')
    const crew = await withPoints(9_000, { isCrew: true })
    expectRefusal(await desk.reserve({ attendeeId: crew.id, tierId }), 'crew_not_eligible')
    const fan = await withPoints(3_000)
    await changePrize(tierId, { isActive: false })
    expectRefusal(await desk.reserve({ attendeeId: fan.id, tierId }), 'prize_inactive')
    await changePrize(tierId, { isActive: true })
    expect((await desk.reserve({ attendeeId: fan.id, tierId })).statusCode).toBe(201)
  })

  it('takes the last one, and never lowers points', async () => {
    const { id: tierId } = await aPrize({ requiredPoints: 100, stock: 1 })
    const [first, second] = [await withPoints(100), await withPoints(100)]
    const answer = await desk.reserve({ attendeeId: first.id, tierId })
    expect(answer.json()).toMatchObject({
      attendee: { id: first.id, tiktokUsername: first.tiktokUsername },
      prizeName: 'Hoodie',
      state: 'reserved',
      isStillReached: true,
      reservedBy: 'Sam Rivera',
      reservedAt: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + 15 * 60_000).toISOString(),
    })
    expectRefusal(await desk.reserve({ attendeeId: second.id, tierId }), 'prize_out_of_stock')
    expect(await sql('SELECT total_points FROM attendees WHERE id = $1', [first.id])).toEqual([
      { total_points: 100 },
    ])
  })

  it('names who made it as the awards and the audit do: by both names, or else by the address', async () => {
    const caller = await signInAs(festival, 'staff')
    const { email } =
      (await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [caller.id]))[0] ?? {}
    for (const [first, last, name] of [
      ['Sam', 'Rivera', 'Sam Rivera'],
      ['Sam', null, email],
      ['', 'Rivera', email],
    ]) {
      await sql('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [caller.id, first, last])
      const { id: attendeeId } = await withPoints(5_000)
      const { id: tierId } = await aPrize()
      const claim = await atTheDesk(app, caller.headers).reserve({ attendeeId, tierId })
      expect(claim.json()).toMatchObject({ reservedBy: name, handedOverBy: null })
      const bonus = { method: 'POST', url: '/api/admin/bonus', payload: { attendeeId, points: 1 } } as const
      expect((await app.inject({ ...bonus, headers: caller.headers })).statusCode).toBe(201)
      const seenBy = async ({ headers }: SignedIn, url: string) => (await app.inject({ url, headers })).json()
      const { awards } = await seenBy(caller, '/api/admin/awards')
      const { records } = await seenBy(admin, '/api/admin/audit')
      expect([awards[0].awardedBy, records[0].actor]).toEqual([name, name])
    }
  })

  it('is one per person unless the prize allows more', async () => {
    const { id: attendeeId } = await withPoints(500)
    const { id: tierId } = await aPrize({ requiredPoints: 100 })
    await desk.claim({ attendeeId, tierId })
    expectRefusal(await desk.reserve({ attendeeId, tierId }), 'prize_limit_reached')
    await changePrize(tierId, { perPersonLimit: 2 })
    await desk.claim({ attendeeId, tierId })
    expectRefusal(await desk.reserve({ attendeeId, tierId }), 'prize_limit_reached')
  })

  it('is made once however often the same key arrives, and a key is for one prize', async () => {
    const { id: attendeeId } = await withPoints(500)
    const [pin, shirt] = [await aPrize({ stock: 5, perPersonLimit: 5 }), await aPrize()]
    const again = () => desk.reserve({ attendeeId, tierId: pin.id }, 'double-click')
    const answers = await Promise.all([again(), again(), again()])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(2)
    expect(await desk.stockOf(pin.id)).toMatchObject({ stockLeft: 4, reserved: 1 })
    expectRefusal(
      await desk.reserve({ attendeeId, tierId: shirt.id }, 'double-click'),
      'idempotency_key_reused',
    )
    const other = await withPoints(500)
    expectRefusal(
      await desk.reserve({ attendeeId: other.id, tierId: pin.id }, 'double-click'),
      'idempotency_key_reused',
    )
    // The keys of a colleague are their own.
    const colleague = await atTheDesk(app, admin.headers).reserve(
      { attendeeId, tierId: pin.id },
      'double-click',
    )
    expect(colleague.json().id).not.toBe(answers[0]?.json().id)
  })

  it('that is forgotten runs out after 15 minutes, and its piece is free again', async () => {
    const { id: tierId } = await aPrize({ stock: 1 })
    const [first, second] = [await withPoints(500), await withPoints(500)]
    const { id } = (await desk.reserve({ attendeeId: first.id, tierId })).json()
    clock.advance({ minutes: 15 })
    expect(await desk.stockOf(tierId)).toMatchObject({ stockLeft: 1, reserved: 0 })
    expectRefusal(await desk.handOver(id), 'claim_not_open')
    expectRefusal(await desk.cancel(id), 'claim_not_open')
    const seen = (await desk.lookUp({ attendeeId: first.id })).json()
    expect(seen.claims[0]).toMatchObject({ state: 'expired', endedBy: null })
    await desk.claim({ attendeeId: second.id, tierId })
    expect(await desk.stockOf(tierId)).toMatchObject({ stockLeft: 0, handedOver: 1 })
    expectRefusal(await desk.reserve({ attendeeId: first.id, tierId }), 'prize_out_of_stock')
  })
})

describe('a reserved prize', () => {
  it('is handed over once, to the person whose band is tapped', async () => {
    const { tag, attendee } = await aWristband(festival, { attendee: await withPoints(500) })
    const stranger = await aWristband(festival)
    const lost = await aWristband(festival, { attendee, ended: 'lost' })
    const { id: tierId } = await aPrize()
    const { id } = (await desk.reserve({ attendeeId: attendee.id, tierId })).json()
    expectRefusal(await desk.handOver(id, { rfidTagId: stranger.tag }), 'wristband_in_use')
    expectRefusal(await desk.handOver(id, { rfidTagId: lost.tag }), 'wristband_not_linked')
    for (const unknown of ['nothing', '%F0%9F%8E%81']) {
      expectRefusal(await desk.handOver(unknown), 'claim_not_found')
      expectRefusal(await desk.cancel(unknown), 'claim_not_found')
      expectRefusal(await desk.giveBack(unknown), 'claim_not_found')
    }
    for (const wrong of ['%00', 'x'.repeat(101)]) expect((await desk.cancel(wrong)).statusCode).toBe(400)
    expect((await desk.handOver(id, { rfidTagId: 'no' })).statusCode).toBe(400)
    const given = await desk.handOver(id, { rfidTagId: tag.toLowerCase() })
    expect([given.statusCode, given.json()]).toEqual([
      200,
      expect.objectContaining({ state: 'handed-over', handedOverBy: 'Sam Rivera' }),
    ])
    expect(given.body).not.toContain(tag)
    expect(given.body).not.toContain('@example.com')
    expectRefusal(await desk.handOver(id), 'claim_not_open')
    expectRefusal(await desk.cancel(id), 'claim_not_open')
  })

  it('stays here when the points were taken back meanwhile', async () => {
    const { id: attendeeId } = await withPoints(500)
    const { id: tierId } = await aPrize({ requiredPoints: 500 })
    const { id } = (await desk.reserve({ attendeeId, tierId })).json()
    await sql('UPDATE attendees SET total_points = 499 WHERE id = $1', [attendeeId])
    expectRefusal(await desk.handOver(id), 'prize_not_reached')
    expect((await desk.cancel(id)).json()).toMatchObject({ state: 'cancelled', isStillReached: false })
  })

  it('can be released, and is in stock again', async () => {
    const { id: attendeeId } = await withPoints(500)
    const { id: tierId } = await aPrize({ stock: 1 })
    const { id } = (await desk.reserve({ attendeeId, tierId })).json()
    expect((await desk.cancel(id)).json()).toMatchObject({ state: 'cancelled', endedBy: 'Sam Rivera' })
    expect(await desk.stockOf(tierId)).toMatchObject({ stockLeft: 1, reserved: 0, handedOver: 0 })
    expectRefusal(await desk.handOver(id), 'claim_not_open')
    await desk.claim({ attendeeId, tierId })
  })
})

describe('a prize that was handed over', () => {
  it('comes back with a reason, once, and can be given again', async () => {
    const { id: attendeeId } = await withPoints(500)
    const { id: tierId } = await aPrize({ stock: 1 })
    const { id } = await desk.claim({ attendeeId, tierId })
    expect((await desk.giveBack(id, {})).statusCode).toBe(400)
    expect((await desk.giveBack(id, { reason: '  ' })).statusCode).toBe(400)
    expect((await desk.giveBack(id)).json()).toMatchObject({ state: 'returned', reason: 'too small' })
    expectRefusal(await desk.giveBack(id), 'claim_not_open')
    expect(await desk.stockOf(tierId)).toMatchObject({ stockLeft: 1, handedOver: 0 })
    await desk.claim({ attendeeId, tierId })
  })

  it('is shown as no longer reached once its points were taken back', async () => {
    const { id: attendeeId } = await withPoints(500)
    const { id: tierId } = await aPrize({ requiredPoints: 500 })
    await desk.claim({ attendeeId, tierId })
    await sql('UPDATE attendees SET total_points = 0 WHERE id = $1', [attendeeId])
    expect((await desk.lookUp({ attendeeId })).json().claims[0]).toMatchObject({
      state: 'handed-over',
      isStillReached: false,
    })
  })

  it('is on record with every step, who did it, and no name of the person', async () => {
    const person = await withPoints(500)
    const { id: tierId, prizeName } = await aPrize({ prizeName: 'Signed poster' })
    const { id } = await desk.claim({ attendeeId: person.id, tierId })
    await desk.giveBack(id)
    const { records } = (
      await app.inject({ url: `/api/admin/audit?search=${id}`, headers: admin.headers })
    ).json()
    const what = { prizeName, tierId, attendeeId: person.id }
    expect(records).toMatchObject([
      {
        action: 'prize-claim.return',
        actor: 'Sam Rivera',
        before: { state: 'handed-over', ...what },
        after: { state: 'returned', reason: 'too small', ...what },
      },
      { action: 'prize-claim.hand-over', before: { state: 'reserved' }, after: { state: 'handed-over' } },
      { action: 'prize-claim.reserve', before: null, after: { state: 'reserved' } },
    ])
    expect(JSON.stringify(records)).not.toContain(person.tiktokUsername)
  })

  it('stays on record when its tier is deleted, and can still come back', async () => {
    const { id: attendeeId } = await withPoints(500)
    const { id: tierId } = await aPrize({ prizeName: 'Glow stick', stock: 3 })
    const { id } = await desk.claim({ attendeeId, tierId })
    await app.inject({ method: 'DELETE', url: `/api/admin/prize-tiers/${tierId}`, headers: admin.headers })
    const seen = (await desk.lookUp({ attendeeId })).json()
    expect(seen.claims[0]).toMatchObject({ prizeName: 'Glow stick', state: 'handed-over' })
    expect(seen.prizes.map((prize: { tierId: string }) => prize.tierId)).not.toContain(tierId)
    expect((await desk.giveBack(id)).json().state).toBe('returned')
  })
})
