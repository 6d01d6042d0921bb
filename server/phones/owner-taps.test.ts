import { expect, test } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { expectTapRefusal } from '../../test/refusals.ts'

const live = await festivalForFile({ mode: 'live' })

function tap(payload: object, headers = {}) {
  return live.app.inject({ method: 'POST', url: '/api/tap', payload, headers })
}

const owners = { tapPolicy: 'station-or-owner' } as const

test('a tap by an own phone counts where owners may tap, with or without the tag of its owner', async () => {
  const place = await anInstallation(live, owners)
  const band = await aWristband(live)
  const { headers } = await ownPhoneOf(live, band)
  const without = await tap({ installationId: place.id }, headers)
  expect(without.json()).toMatchObject({ success: true, attendee: { id: band.attendee.id } })
  live.clock.advance({ seconds: 4 })
  const named = await tap({ rfidTagId: band.tag, installationId: place.id }, headers)
  expect(named.json()).toMatchObject({ success: true })
})

test('a tap that was kept for its owner of before counts for nobody else', async () => {
  const place = await anInstallation(live, owners)
  const band = await aWristband(live)
  const { headers } = await ownPhoneOf(live, band)
  const kept = { installationId: place.id, attendeeId: (await aWristband(live)).attendee.id }
  expectTapRefusal(await tap(kept, headers), 'invalid_request', ['rfidTagId'])
  const own = { installationId: place.id, attendeeId: band.attendee.id }
  expect((await tap(own, headers)).json()).toMatchObject({ success: true })
})

test('a tap by an own phone counts for no other band, at no other station, and from nobody’s phone never', async () => {
  const place = await anInstallation(live, owners)
  const stationsOnly = await anInstallation(live, { tapPolicy: 'station' })
  const band = await aWristband(live)
  const { headers } = await ownPhoneOf(live, band)
  const other = { rfidTagId: (await aWristband(live)).tag, installationId: place.id }
  expectTapRefusal(await tap(other, headers), 'station_not_paired')
  const elsewhere = { installationId: stationsOnly.id }
  expectTapRefusal(await tap(elsewhere, headers), 'station_not_paired')
  const own = { rfidTagId: band.tag, installationId: place.id }
  expectTapRefusal(await tap(own), 'station_not_paired')
  const unnamed = { installationId: place.id }
  expectTapRefusal(await tap(unnamed), 'invalid_request', ['rfidTagId'])
  await live.sql(
    `UPDATE wristbands SET ended_at = now() + interval '1 year', end_reason = 'lost' WHERE tag = $1`,
    [band.tag],
  )
  expectTapRefusal(await tap(unnamed, headers), 'invalid_request', ['rfidTagId'])
})
