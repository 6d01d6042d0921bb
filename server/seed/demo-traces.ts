import type { Database } from '../db/client.ts'
import { listOpenInstallations } from '../installations/index.ts'
import { readDemoAttendees } from './demo-attendees.ts'
import { countDemoPeople, countDemoUsers } from './store.ts'

/**
 * What a demo has left in a database, in a few words each; nothing in a database of real people. A demo's installations
 * are open to every browser, also those that are switched off and can be switched on again; its people wear bands whose
 * numbers are published; and whoever signed in at its provider had only to choose a role.
 */
export async function listDemoTraces(db: Database): Promise<string[]> {
  const [open, people, users] = await Promise.all([
    listOpenInstallations(db),
    countDemoPeople(db, await readDemoAttendees()),
    countDemoUsers(db),
  ])
  return [
    ...(open.length > 0 ? [`anyone could tap at ${open.join(', ')}`] : []),
    ...(people > 0 ? [`invented people wear bands whose numbers are published (${people})`] : []),
    ...(users > 0 ? [`users signed in without a password (${users})`] : []),
  ]
}
