import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const { app } = festival
const { headers } = await signInAs(festival, 'admin')
const url = '/api/admin/prize-tiers'

const create = (payload: object) => app.inject({ method: 'POST', url, headers, payload })
const change = (id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `${url}/${id}`, headers, payload })
const remove = (id: string) => app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })

describe('a prize tier', () => {
  it('is refused without a name, or with points that nobody can have', async () => {
    for (const wrong of [
      { prizeName: '', requiredPoints: 1 },
      { prizeName: 'Hoodie' },
      { prizeName: 'Hoodie', requiredPoints: -1 },
      { prizeName: 'Hoodie', requiredPoints: 1.5 },
      { prizeName: 'Hoodie', requiredPoints: 1e12 },
      { prizeName: 'Hood\u0000ie', requiredPoints: 1 },
      { prizeName: 'Hoodie', requiredPoints: 1, description: 'x'.repeat(1_001) },
    ]) {
      expect((await create(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
  })

  it('is created, listed the easiest first, changed and deleted, and all of it is on record', async () => {
    const hoodie = (await create({ prizeName: 'Hoodie', requiredPoints: 10_000, description: '' })).json()
    expect(hoodie).toEqual({
      id: expect.any(String),
      prizeName: 'Hoodie',
      requiredPoints: 10_000,
      description: null,
      isActive: true,
      stock: null,
      perPersonLimit: 1,
      stockLeft: null,
      handedOver: 0,
      sizes: [],
      version: 1,
    })
    const pin = (await create({ prizeName: 'Pin', requiredPoints: 0, description: ' for all ' })).json()
    expect(pin.description).toBe('for all')
    expect((await app.inject({ url, headers })).json()).toEqual({ tiers: [pin, hoodie] })
    expect((await change(pin.id, { isActive: false })).json()).toEqual({
      ...pin,
      isActive: false,
      version: 2,
    })
    expect((await change(pin.id, { description: null })).json().description).toBeNull()
    expect((await change(pin.id, {})).statusCode).toBe(400)
    expect((await remove(pin.id)).statusCode).toBe(204)
    expect((await app.inject({ url, headers })).json()).toEqual({ tiers: [hoodie] })
    const audit = await app.inject({ url: '/api/admin/audit?search=prize-tier', headers })
    expect(audit.json().records.map((record: { action: string }) => record.action)).toEqual([
      'prize-tier.delete',
      'prize-tier.update',
      'prize-tier.update',
      'prize-tier.create',
      'prize-tier.create',
    ])
  })

  it('that another admin has deleted meanwhile does not exist', async () => {
    for (const id of ['gone', '%F0%9F%8E%81']) {
      for (const answer of [await change(id, { isActive: true }), await remove(id)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'prize_tier_not_found'])
      }
    }
    expect((await remove('%00')).statusCode).toBe(400)
  })
})
