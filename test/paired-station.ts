import type { AdminStation } from '../contract/admin-stations.ts'
import type { TestFestival } from './open-test-festival.ts'
import { signInAs } from './sign-in-as.ts'

/** A device with its cookie. */
export interface TestDevice {
  /** Headers of every request of its browser. */
  headers: { cookie: string }
}

/** A device that shows a code. */
export interface WaitingDevice extends TestDevice {
  code: string
}

/** A device that is a station. */
export interface TestStation extends TestDevice {
  id: string
  installationId: string
}

type Festival = Pick<TestFestival, 'app' | 'sql' | 'clock'>

/** Asks for a station code, as a new device does, or one with a cookie. */
export async function aWaitingDevice(
  { app }: Pick<TestFestival, 'app'>,
  headers: { cookie?: string } = {},
): Promise<WaitingDevice> {
  const asked = await app.inject({ method: 'POST', url: '/api/kiosks', payload: {}, headers })
  if (asked.statusCode !== 201) throw new Error(`no code was shown: ${asked.body}`)
  const [cookie] = asked.cookies
  return { code: asked.json().code, headers: { cookie: `${cookie?.name}=${cookie?.value}` } }
}

/** Approves a device, as staff do. */
export async function pairDevice(
  festival: Festival,
  code: string,
  given: { installationId: string; name?: string },
): Promise<AdminStation> {
  const { headers } = await signInAs(festival, 'staff')
  const payload = { name: 'North gate', ...given, code }
  const paired = await festival.app.inject({ method: 'POST', url: '/api/admin/kiosks', payload, headers })
  if (paired.statusCode !== 201) throw new Error(`the device was not paired: ${paired.body}`)
  return paired.json()
}

/** A station at an installation: a code on a new device, and staff who approve it. */
export async function aStation(
  festival: Festival,
  installationId: string,
  given: { name?: string } = {},
): Promise<TestStation> {
  const { code, headers } = await aWaitingDevice(festival)
  const { id } = await pairDevice(festival, code, { installationId, ...given })
  return { id, installationId, headers }
}
