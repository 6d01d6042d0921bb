import type { EventTerms, publishTerms as publishCall } from '../../contract/admin-terms.ts'
import type { Request, Response } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import type { getTerms } from '../../contract/terms.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { refuseStale } from '../http/refusal.ts'
import { findTerms, insertTerms, lockTerms } from './store.ts'

type Row = Awaited<ReturnType<typeof findTerms>>

/** The terms as they are edited. */
export async function readTerms({ db }: Pick<Deps, 'db'>): Promise<EventTerms> {
  return toTerms(await findTerms(db))
}

/** Publishes a new version, dated now, and tells every open page. @throws Refusal stale on an old version */
export async function publishTerms(
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
  actor: User,
  { texts, version }: Request<typeof publishCall>['body'],
): Promise<EventTerms> {
  const published = await db.transaction(async (tx) => {
    await lockTerms(tx)
    const before = toTerms(await findTerms(tx))
    refuseStale(version, before)
    const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
    const after = { version: before.version + 1, publishedAt: clock.now(), texts: written }
    await insertTerms(tx, after)
    await recordChange(tx, actor, {
      action: 'terms.publish',
      subject: `terms ${after.version}`,
      // The texts themselves are kept in every version.
      before: { languages: Object.keys(before.texts) },
      after: { languages: Object.keys(written) },
    })
    return after
  })
  live.announce({ topic: 'event' })
  return toTerms(published)
}

/** The terms in force in a language; null while the product's own are. @throws Refusal unavailable without an event */
export async function showTerms(
  { db }: Pick<Deps, 'db'>,
  asked: string | undefined,
): Promise<Response<typeof getTerms>> {
  const [row, { defaultLanguage }] = await Promise.all([findTerms(db), requireEvent(db)])
  const texts: Partial<Record<string, string>> = row?.texts ?? {}
  const language = [asked, defaultLanguage, ...Object.keys(texts)].find((code) => code && texts[code])
  const text = language && texts[language]
  if (!row || !language || !text) return { terms: null }
  return { terms: { version: row.version, publishedAt: row.publishedAt.toISOString(), language, text } }
}

function toTerms(row: Row): EventTerms {
  if (!row) return { version: 0, publishedAt: null, texts: {} }
  return { version: row.version, publishedAt: row.publishedAt.toISOString(), texts: row.texts }
}
