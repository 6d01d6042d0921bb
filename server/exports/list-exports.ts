import type { Response } from '../../contract/endpoint.ts'
import type { listExports } from '../../contract/export-dictionary.ts'
import * as calls from '../../contract/exports.ts'
import type { Language } from '../../contract/languages.ts'
import { type Access, may } from '../../contract/roles.ts'
import type { User } from '../../contract/staff.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { countRows, tellEventTime } from './cursor-store.ts'
import { datasets } from './datasets.ts'
import { readDictionary } from './dictionary.ts'
import { listEventDays, listPastExports } from './store.ts'

/** So many exports are shown. */
const LATEST = 10

/** The call of each dataset. */
export const exportCalls = {
  people: calls.exportPeople,
  ledger: calls.exportLedger,
  taps: calls.exportTaps,
  hours: calls.exportHours,
  installations: calls.exportInstallations,
  stations: calls.exportStations,
  prizes: calls.exportPrizes,
  claims: calls.exportClaims,
  interest: calls.exportInterest,
  questions: calls.exportQuestions,
  consents: calls.exportConsents,
  audit: calls.exportAudit,
} as const

/** What a user may export, with as many rows as there are now. */
export async function listOwnExports(
  { db }: Deps,
  user: User,
  language: Language,
): Promise<Response<typeof listExports>> {
  const mine = readDictionary(language).filter(({ dataset }) => mayExport(user, exportCalls[dataset].config))
  const event = await requireEvent(db)
  const { counted, days } = await db.forLongWork.transaction(async (tx) => {
    await tellEventTime(tx, event)
    const counted = []
    for (const one of mine) {
      const { [one.dataset]: definition } = datasets
      counted.push({ ...one, rows: await countRows(tx, { definition, columns: [] }) })
    }
    return { counted, days: await listEventDays(tx) }
  })
  const records = await listPastExports(db, may(user, 'audit:read') ? undefined : user.id, LATEST)
  const recent = records.map(({ id, at, actor, subject, after }) => ({
    id: String(id),
    at: at.toISOString(),
    actor,
    fileName: subject,
    rows: typeof after?.rows === 'number' ? after.rows : null,
  }))
  return { datasets: counted, days, recent }
}

function mayExport(user: User, { access }: { access: Access }): boolean {
  return access !== 'anyone' && access !== 'station' && access !== 'signed-in' && may(user, access)
}
