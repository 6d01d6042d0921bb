import type { DeskAttendee } from '../contract/desk.ts'
import { festivalForFile } from './build-app.ts'
import { signInAs } from './sign-in-as.ts'

/** Address of the calls about attendees. */
const url = '/api/admin/attendees'

/** A festival with its registration desk, where staff are signed in. To be awaited at the top level of the file. */
export async function registrationDeskForFile() {
  const festival = await festivalForFile()
  const { app } = festival
  const { headers } = await signInAs(festival, 'staff')
  let made = 0
  return {
    festival,
    url,
    headers,
    admin: await signInAs(festival, 'admin'),
    /** Calls an address below that of the attendees. */
    send: (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: `${url}${path}`, headers, ...(payload && { payload }) }),
    async find(search: string): Promise<DeskAttendee[]> {
      const answer = await app.inject({ url: `${url}?search=${encodeURIComponent(search)}`, headers })
      return answer.json().attendees
    },
    tap: (rfidTagId: string, installationId: string) =>
      app.inject({ method: 'POST', url: '/api/tap', payload: { rfidTagId, installationId } }),
    /** A tag that nobody has worn. */
    aTag(): string {
      made += 1
      return `04DE5C${String(made).padStart(8, '0')}`
    },
  }
}
