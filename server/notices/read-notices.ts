import { statfs } from 'node:fs/promises'
import type { Language } from '../../contract/languages.ts'
import type { Notice } from '../../contract/notices.ts'
import type { User } from '../../contract/staff.ts'
import { readBackupState } from '../backup/index.ts'
import { atVenue } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { isArchived, peopleGoAt } from '../editions/index.ts'
import { requireEvent } from '../event/index.ts'
import { readLedgerState } from '../points/index.ts'
import { countUnprepared } from '../preparation/index.ts'
import { readSetup } from '../setup/index.ts'
import { readUsage } from '../usage/index.ts'
import { type JudgedNotice, judgeNotices } from './judge-notices.ts'
import { countFailedMails, insertPutAway, listPutAway, listSilentStations } from './store.ts'
import { writeNotice } from './write-notice.ts'

type Reading = Pick<
  Deps,
  'db' | 'clock' | 'programmeClock' | 'config' | 'openedAt' | 'mail' | 'library' | 'backups'
>

const DAY_MS = 24 * 3_600_000

/** Judges what there is at this moment. What is said of moments is what the venue's clock shows. */
export async function judgeNow(deps: Reading): Promise<{ judged: JudgedNotice[]; timeZone: string }> {
  const { db, config } = deps
  const event = await requireEvent(db)
  const { closedAt, startsOn, endsOn, timeZone } = event
  const [setup, silent, failedMails, usage, disk, isGone, backups, ledger] = await Promise.all([
    readSetup(deps),
    listSilentStations(db),
    countFailedMails(db),
    readUsage(deps),
    readDisk(config),
    closedAt === null ? true : isArchived(db, closedAt),
    readBackupState(deps),
    readLedgerState(deps),
  ])
  const unprepared = config.model ? countUnprepared(await deps.library.entries().catch(() => [])) : 0
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS + 1
  const endsAt = new Date(Date.parse(setup.opensAt) + days * DAY_MS)
  const goAt = closedAt === null || isGone ? null : atVenue(deps, peopleGoAt(closedAt))
  const failingBackups =
    backups.state === 'failing' ? { since: backups.lastGood?.startedAt ?? null } : undefined
  const brokenSince = ledger.broken.map(({ since }) => since)
  const unwatchedSince = ledger.unwatchedSince === null ? null : new Date(ledger.unwatchedSince)
  const silentSince = silent.map((one) => ({ ...one, shownSince: atVenue(deps, new Date(one.since)) }))
  const found = {
    setup,
    silent: silentSince,
    failedMails,
    usage,
    disk,
    failingBackups,
    brokenSince,
    unwatched: unwatchedSince && { since: unwatchedSince, shownSince: atVenue(deps, unwatchedSince) },
    unprepared,
  }
  const facts = { now: deps.programmeClock.now(), ...found }
  const judged = judgeNotices({ ...facts, event: { startsOn, endsOn, endsAt, closedAt }, peopleGoAt: goAt })
  return { judged, timeZone }
}

/** What somebody of the staff should know, in their language, without what they have put away. */
export async function readNotices(
  deps: Reading,
  reader: User,
  language: Language,
): Promise<{ notices: Notice[] }> {
  const [{ judged, timeZone }, away] = await Promise.all([judgeNow(deps), listPutAway(deps.db, reader.id)])
  const shown = judged.filter(({ cause }) => !away.has(cause))
  return { notices: shown.map((one) => writeNotice(one, language, timeZone)) }
}

/** Shows a notice to its reader no more. */
export async function putAway({ db, clock }: Reading, reader: User, cause: string): Promise<void> {
  await insertPutAway(db, reader.id, cause, clock.now())
}

/** The disk under a database of our own; that of another server is its keeper's matter. */
async function readDisk({ databaseUrl, dataDir }: Deps['config']) {
  if (databaseUrl !== undefined) return undefined
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk && { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }
}
