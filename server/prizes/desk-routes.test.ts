import { describe, expect, it } from 'vitest'
import { aWristband } from '../../test/factories.ts'
import { prizeDeskForFile } from '../../test/prize-desk.ts'
import { expectRefusal } from '../../test/refusals.ts'

const { festival, staff, desk, aPrize, changePrize, withPoints } = await prizeDeskForFile()
const { app, clock } = festival

describe('the desk', () => {
  it('finds nobody by a band that nobody wears, and by an id of nobody', async () => {
    const lost = await aWristband(festival, { ended: 'lost' })
    expectRefusal(await desk.lookUp({ rfidTagId: lost.tag }), 'wristband_not_linked')
    expectRefusal(await desk.lookUp({ attendeeId: 'nobody' }), 'attendee_not_found')
    for (const wrong of [{}, { rfidTagId: 'x' }, { attendeeId: '' }]) {
      expect((await desk.lookUp(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
  })

  it('sees what a band has reached, what it has not and why, and neither address nor tag', async () => {
    const { tag, attendee } = await aWristband(festival, { attendee: await withPoints(700) })
    const [has, open, gone, far] = [
      await aPrize({ requiredPoints: 1 }),
      await aPrize({ requiredPoints: 700 }),
      await aPrize({ requiredPoints: 2, stock: 0 }),
      await aPrize({ requiredPoints: 1_000 }),
    ]
    await desk.claim({ attendeeId: attendee.id, tierId: has.id })
    const answer = await desk.lookUp({ rfidTagId: ` ${tag.toLowerCase()} ` })
    expect(answer.json()).toMatchObject({ totalPoints: 700, isCrew: false, attendee: { id: attendee.id } })
    const verdicts = new Map(answer.json().prizes.map((prize: { tierId: string }) => [prize.tierId, prize]))
    expect(verdicts.get(has.id)).toMatchObject({ verdict: 'limit-reached' })
    expect(verdicts.get(open.id)).toMatchObject({ verdict: 'claimable', pointsMissing: 0, stockLeft: null })
    expect(verdicts.get(gone.id)).toMatchObject({ verdict: 'out-of-stock', stockLeft: 0 })
    expect(verdicts.get(far.id)).toMatchObject({ verdict: 'not-reached', pointsMissing: 300 })
    expect(answer.body).not.toContain(tag)
    expect(answer.body).not.toContain('@example.com')
  })

  it('lists the latest claims by state, prize and words, in pages, and exports what it lists', async () => {
    const { id: tierId } = await aPrize({ prizeName: '=Vinyl', perPersonLimit: 9 })
    const person = await withPoints(500, { tiktokUsername: 'Vinyl.Fan' })
    const first = await desk.claim({ attendeeId: person.id, tierId })
    clock.advance({ seconds: 1 })
    const second = await desk.claim({ attendeeId: person.id, tierId })
    await desk.giveBack(first.id)
    const list = async (query: string) =>
      (await app.inject({ url: `${desk.url}?${query}`, headers: staff.headers })).json()
    const ids = async (query: string) => (await list(query)).claims.map(({ id }: { id: string }) => id)
    expect(await ids(`tierId=${tierId}`)).toEqual([second.id, first.id])
    expect(await ids(`tierId=${tierId}&state=returned`)).toEqual([first.id])
    expect(await ids('search=@VINYL.fan&state=handed-over')).toEqual([second.id])
    expect(await list(`attendeeId=${person.id}&page=2&pageSize=1`)).toMatchObject({
      claims: [{ id: first.id }],
      total: 2,
      pages: 2,
      page: 2,
    })
    const tooLong = 'x'.repeat(201)
    for (const wrong of [
      'state=stolen',
      'page=0',
      'pageSize=101',
      'search=%00',
      'tierId=a%00b',
      'attendeeId=',
      `search=${tooLong}`,
      `tierId=${tooLong}`,
    ]) {
      const answer = await app.inject({ url: `${desk.url}?${wrong}`, headers: staff.headers })
      expect(answer.statusCode, wrong).toBe(400)
    }
    const csv = await app.inject({ url: `${desk.url}/export?tierId=${tierId}`, headers: staff.headers })
    expect(csv.headers['content-type']).toContain('text/csv')
    const lines = csv.body.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`'=Vinyl`)
    expect(lines[2]).toContain('too small')
  })
})

describe('the stock of a prize', () => {
  it('cannot be set below what people already have, and can be lifted', async () => {
    const { id: tierId } = await aPrize({ stock: 2 })
    for (const one of [1, 2]) await desk.claim({ attendeeId: (await withPoints(500 + one)).id, tierId })
    expectRefusal(await changePrize(tierId, { stock: 1 }), 'prize_stock_too_low')
    expect((await changePrize(tierId, { stock: 3 })).json()).toMatchObject({ stockLeft: 1, handedOver: 2 })
    expect((await changePrize(tierId, { stock: null })).json()).toMatchObject({
      stock: null,
      stockLeft: null,
    })
    expect((await changePrize(tierId, { stock: 2 })).json()).toMatchObject({ stockLeft: 0 })
    for (const wrong of [{ stock: -1 }, { stock: 1.5 }, { stock: '3' }, { perPersonLimit: 0 }]) {
      expect((await changePrize(tierId, wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
  })
})
