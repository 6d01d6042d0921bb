import { expect, test } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { followEvent } from './follow-event.ts'
import { requireEvent } from './require-event.ts'

const festival = await festivalForFile({ mode: 'live' })
const { headers } = await signInAs(festival, 'admin')

const change = (payload: object) =>
  festival.app.inject({ method: 'PATCH', url: '/api/admin/event', headers, payload })

test('whoever speaks for the event knows its new days, and hears of them once', async () => {
  let renewed = 0
  const followed = followEvent(festival.deps, await requireEvent(festival.db), () => {
    renewed += 1
  })
  await change({ startsOn: '2027-06-04', endsOn: '2027-06-06', timeZone: 'Europe/Berlin' })
  await eventually(async () => expect(followed.startsOn).toBe('2027-06-04'))
  expect(followed).toMatchObject({ endsOn: '2027-06-06', timeZone: 'Europe/Berlin' })
  await change({ name: 'Harbour Lights' })
  await eventually(async () => expect(followed.name).toBe('Harbour Lights'))
  expect(renewed).toBe(1)
})
