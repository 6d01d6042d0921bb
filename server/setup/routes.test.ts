import { expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { aStation } from '../../test/paired-station.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, clock, sql } = festival
const admin = await signInAs(festival, 'admin')

interface Step {
  id: string
  state: string
  checks: { id: string; isMet: boolean; count: number | null }[]
}

const send = async (method: 'GET' | 'PUT' | 'PATCH' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) })
const setup = async () => (await send('GET', '/api/admin/setup')).json()
const step = async (id: string): Promise<Step> => (await setup()).steps.find((one: Step) => one.id === id)
const met = async (id: string) => (await step(id)).checks.map(({ isMet, count }) => [isMet, count])
const say = (id: string, state: string) => send('PUT', `/api/admin/setup/steps/${id}`, { state })

it('an empty festival is open in every step but what is right from the start', async () => {
  const { steps, isOpen } = await setup()
  expect(isOpen).toBe(false)
  expect(steps.filter(({ state }: Step) => state !== 'open')).toEqual([])
  // The four installations that every festival is founded with stand nowhere yet, and their points have limits.
  expect(await met('places')).toEqual([[false, 4]])
  expect(await met('points')).toEqual([
    [true, 0],
    [false, 0],
  ])
})

it('what is done elsewhere is done here, up to a first counted tap', async () => {
  const event = {
    name: 'Harbour Lights',
    startsOn: '2027-05-01',
    endsOn: '2027-05-02',
    timeZone: 'Europe/Berlin',
  }
  await send('PATCH', '/api/admin/event', event)
  expect((await step('event')).state).toBe('done')
  expect((await setup()).opensAt).toBe('2027-05-01T04:00:00.000Z')
  await sql("UPDATE installations SET location = 'Pier 1'")
  expect((await step('places')).state).toBe('done')
  const place = await anInstallation(festival, { tapPolicy: 'station', cooldownSeconds: 0 })
  expect(await met('points')).toEqual([
    [false, 1],
    [false, 0],
  ])
  const station = await aStation(festival, place.id)
  expect(await met('stations')).toEqual([
    [true, 1],
    [false, 4],
  ])
  const { tag } = await aWristband(festival)
  expect((await step('people')).state).toBe('done')
  await send('PUT', '/api/admin/kiosks/training', { isTraining: true })
  expect(await met('rehearsal')).toEqual([
    [true, null],
    [false, 1],
  ])
  await send('PUT', '/api/admin/kiosks/training', { isTraining: false })
  expect((await step('rehearsal')).state).toBe('done')
  clock.advance({ seconds: 1 })
  const payload = { rfidTagId: tag, installationId: place.id }
  await app.inject({ method: 'POST', url: '/api/tap', headers: station.headers, payload })
  expect((await step('test-tap')).state).toBe('done')
})

it('a step is skipped, called done and taken up again; what is there says more than that', async () => {
  expectRefusal(await send('PUT', '/api/admin/setup/steps/backup', { state: 'never' }), 'invalid_request', [
    'state',
  ])
  expect((await say('dancing', 'done')).statusCode).toBe(400)
  expect((await say('backup', 'done')).json().steps).toContainEqual({
    id: 'backup',
    state: 'done',
    checks: [{ id: 'backup-made', isMet: false, count: null }],
  })
  await say('mail', 'skipped')
  expect((await step('mail')).state).toBe('skipped')
  await say('mail', 'open')
  expect((await step('mail')).state).toBe('open')
  await say('event', 'skipped')
  expect((await step('event')).state).toBe('done')
  const { records } = (await send('GET', '/api/admin/audit?search=setup.step')).json()
  expect(records[0]).toMatchObject({ subject: 'event', after: { state: 'skipped' } })
})

it('the doors are open from the beginning of the first day on', async () => {
  expect((await setup()).isOpen).toBe(false)
  clock.set('2027-05-01T04:00:00Z')
  const { headers } = await signInAs(festival, 'admin')
  expect((await app.inject({ url: '/api/admin/setup', headers })).json().isOpen).toBe(true)
})
