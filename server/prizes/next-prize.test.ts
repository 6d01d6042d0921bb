import { expect, it } from 'vitest'
import { festivalForTest } from '../../test/build-app.ts'
import { anAttendee } from '../../test/factories.ts'
import { atTheDesk } from '../../test/prize-desk.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { listPrizesOf, nextPrizeFor } from './index.ts'

it('the next prize is the easiest that is given out and not reached yet', async () => {
  const festival = await festivalForTest()
  const desk = atTheDesk(festival.app, (await signInAs(festival, 'admin')).headers)
  expect(await nextPrizeFor(festival.deps, 0)).toBeUndefined()
  await desk.aPrize({ prizeName: 'Tour', requiredPoints: 15_000 })
  await desk.aPrize({ prizeName: 'Pin', requiredPoints: 3_000 })
  const asleep = await desk.aPrize({ prizeName: 'Cap', requiredPoints: 4_000 })
  await desk.changePrize(asleep.id, { isActive: false })
  expect(await nextPrizeFor(festival.deps, 2_400)).toEqual({
    prizeName: 'Pin',
    description: null,
    requiredPoints: 3_000,
    pointsMissing: 600,
  })
  expect(await nextPrizeFor(festival.deps, 3_000)).toMatchObject({
    prizeName: 'Tour',
    pointsMissing: 12_000,
  })
  expect(await nextPrizeFor(festival.deps, 15_000)).toBeUndefined()
})

it('a profile shows what waits at the desk, what was collected, what came back and what is gone', async () => {
  const festival = await festivalForTest()
  const { deps, clock } = festival
  const desk = atTheDesk(festival.app, (await signInAs(festival, 'admin')).headers)
  const { id: attendeeId } = await anAttendee(festival, { totalPoints: 1_000 })
  const crew = await anAttendee(festival, { totalPoints: 1_000, isCrew: true })
  const prizes: Record<string, string> = {}
  for (const [index, prizeName] of ['Pin', 'Shirt', 'Cap', 'Vinyl', 'Poster'].entries()) {
    prizes[prizeName] = (await desk.aPrize({ prizeName, requiredPoints: 100 * (index + 1), stock: 1 })).id
  }
  await desk.aPrize({ prizeName: 'Tour', requiredPoints: 1_001 })
  const rival = await anAttendee(festival, { totalPoints: 1_000 })
  await desk.claim({ attendeeId: rival.id, tierId: prizes.Vinyl })
  const begin = clock.now().toISOString()
  await desk.claim({ attendeeId, tierId: prizes.Shirt })
  await desk.reserve({ attendeeId, tierId: prizes.Cap })
  await desk.giveBack((await desk.claim({ attendeeId, tierId: prizes.Poster })).id)
  const shown = await listPrizesOf(deps, attendeeId)
  expect(shown.map(({ prizeName, state, at }) => [prizeName, state, at])).toEqual([
    ['Pin', 'reached', null],
    ['Shirt', 'handed-over', begin],
    ['Cap', 'reserved', begin],
    ['Vinyl', 'out-of-stock', null],
    ['Poster', 'returned', begin],
  ])
  clock.advance({ minutes: 16 })
  expect((await listPrizesOf(deps, attendeeId))[2]).toMatchObject({ prizeName: 'Cap', state: 'reached' })
  expect(await listPrizesOf(deps, crew.id)).toEqual([])
  expect(await listPrizesOf(deps, 'nobody')).toEqual([])
})
