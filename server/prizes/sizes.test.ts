import { expect, test } from 'vitest'
import { prizeDeskForFile } from '../../test/prize-desk.ts'
import { expectRefusal } from '../../test/refusals.ts'

const { festival, admin, desk, aPrize, changePrize, withPoints } = await prizeDeskForFile()
const { app, clock } = festival

/** A shirt of which there is one in S and two in L. */
const aShirt = (given: object = {}) =>
  aPrize({
    prizeName: 'Shirt',
    sizes: [
      { name: 'S', stock: 1 },
      { name: 'L', stock: 2 },
    ],
    ...given,
  })

test('sizes that nobody could keep apart, and a stock beside theirs, are refused', async () => {
  const create = (given: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/prize-tiers',
      headers: admin.headers,
      payload: { prizeName: 'Shirt', requiredPoints: 1, ...given },
    })
  const small = { name: 'S', stock: 1 }
  for (const [wrong, field] of [
    [{ sizes: [small, { name: ' s ', stock: 2 }] }, 'sizes'],
    [{ sizes: [{ name: ' ', stock: 1 }] }, 'sizes.0.name'],
    [{ sizes: [{ name: 'S', stock: -1 }] }, 'sizes.0.stock'],
    [{ sizes: [{ name: 'S' }] }, 'sizes.0.stock'],
    [{ sizes: Array.from({ length: 31 }, (_, index) => ({ name: `${index}`, stock: null })) }, 'sizes'],
    [{ sizes: [small], stock: 3 }, 'stock'],
  ] as const) {
    expectRefusal(await create(wrong), 'invalid_request', [field])
  }
  const shirt = await aShirt()
  expectRefusal(await changePrize(shirt.id, { stock: 5 }), 'invalid_request', ['stock'])
})

test('a size is chosen, runs out by itself, and comes back with the prize', async () => {
  const shirt = await aShirt({ perPersonLimit: 9 })
  const [small, large] = shirt.sizes
  expect(shirt).toMatchObject({
    stock: 3,
    stockLeft: 3,
    sizes: [
      { name: 'S', stockLeft: 1 },
      { name: 'L', stockLeft: 2 },
    ],
  })
  const person = await withPoints(100)
  const reserve = (sizeId?: string) => desk.reserve({ attendeeId: person.id, tierId: shirt.id, sizeId })
  expectRefusal(await reserve(), 'prize_size_missing')
  expectRefusal(await reserve((await aShirt()).sizes[0]?.id), 'prize_size_not_found')
  expect((await reserve(small?.id)).json()).toMatchObject({
    sizeId: small?.id,
    sizeName: 'S',
    state: 'reserved',
  })
  expectRefusal(await reserve(small?.id), 'prize_size_gone')
  clock.advance({ minutes: 16 })
  const claim = await desk.claim({ attendeeId: person.id, tierId: shirt.id, sizeId: small?.id })
  expect(await desk.stockOf(shirt.id)).toMatchObject({
    stockLeft: 2,
    sizes: [
      { name: 'S', stockLeft: 0, reserved: 0, handedOver: 1 },
      { name: 'L', stockLeft: 2 },
    ],
  })
  await desk.giveBack(claim.id)
  await desk.claim({ attendeeId: person.id, tierId: shirt.id, sizeId: large?.id })
  await desk.claim({ attendeeId: person.id, tierId: shirt.id, sizeId: large?.id })
  expect((await desk.lookUp({ attendeeId: person.id })).json().prizes).toContainEqual(
    expect.objectContaining({
      verdict: 'claimable',
      sizes: [expect.objectContaining({ stockLeft: 1 }), expect.objectContaining({ stockLeft: 0 })],
    }),
  )
  expect((await reserve(small?.id)).statusCode).toBe(201)
  expectRefusal(await reserve(small?.id), 'prize_out_of_stock')
})

test('whoever asks at the desk again with the same key has the same size', async () => {
  const shirt = await aShirt()
  const [small, large] = shirt.sizes
  const wish = { attendeeId: (await withPoints(100)).id, tierId: shirt.id }
  const first = (await desk.reserve({ ...wish, sizeId: small?.id }, 'size-key')).json()
  expect((await desk.reserve({ ...wish, sizeId: small?.id }, 'size-key')).json()).toEqual(first)
  expectRefusal(await desk.reserve({ ...wish, sizeId: large?.id }, 'size-key'), 'idempotency_key_reused')
})

test('sizes are renamed, added and taken off the list, and what was given of them stays on record', async () => {
  const shirt = await aShirt({ perPersonLimit: 9 })
  const [small, large] = shirt.sizes
  const person = await withPoints(100)
  const claim = await desk.claim({ attendeeId: person.id, tierId: shirt.id, sizeId: large?.id })
  const to = (sizes: object[]) => changePrize(shirt.id, { sizes, version: shirt.version })
  expectRefusal(await to([{ id: large?.id, name: 'L', stock: 0 }]), 'prize_stock_too_low', ['sizes.0.stock'])
  expectRefusal(await to([{ id: 'another', name: 'XL', stock: 0 }]), 'prize_size_not_found')
  const changed = (
    await to([
      { name: 'XL', stock: null },
      { id: small?.id, name: 'Small', stock: 4 },
    ])
  ).json()
  expect(changed).toMatchObject({
    version: shirt.version + 1,
    stock: null,
    stockLeft: null,
    handedOver: 1,
    sizes: [
      { name: 'XL', stock: null, stockLeft: null },
      { id: small?.id, name: 'Small', stockLeft: 4 },
    ],
  })
  expect((await to([])).json()).toMatchObject({ code: 'stale', current: { version: changed.version } })
  expect((await desk.giveBack(claim.id)).json()).toMatchObject({ sizeName: 'L', state: 'returned' })
  const plain = (await changePrize(shirt.id, { sizes: [], stock: 7 })).json()
  expect(plain).toMatchObject({ sizes: [], stock: 7, stockLeft: 7 })
})

test('the list of claims and its file say the size', async () => {
  const shirt = await aShirt()
  const person = await withPoints(100)
  await desk.claim({ attendeeId: person.id, tierId: shirt.id, sizeId: shirt.sizes[1]?.id })
  const file = await app.inject({ url: `${desk.url}/export?attendeeId=${person.id}`, headers: admin.headers })
  expect(file.body).toMatch(/prizeName,sizeName,requiredPoints[\s\S]*Shirt,L,100/)
})
