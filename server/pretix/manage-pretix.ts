import type { Request } from '../../contract/endpoint.ts'
import {
  MOST_PRETIX_SOURCES,
  type PretixDraft,
  type PretixOffer,
  type PretixSource,
} from '../../contract/pretix.ts'
import { callPretixHook, type changePretix as changeCall } from '../../contract/pretix-calls.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { readShopAddress } from './ask-pretix.ts'
import { fetchOffer } from './fetch-orders.ts'
import { openShop, tokenLabel } from './open-shop.ts'
import {
  type CountedSource,
  createPretixKey,
  findPretixSource,
  insertPretixSource,
  listPretixSources,
  lockPretixSources,
  type PretixSourceRow,
  removePretixSource,
  updateCalled,
  updatePretixSource,
} from './store.ts'
import { toTake } from './to-progress.ts'

type Managing = Pick<Deps, 'db' | 'clock' | 'live' | 'sealing' | 'fetchRules' | 'config'>

/** Between two readings that calls of pretix cause (milliseconds). */
const LEAST_PAUSE_MS = 5_000

/** A shop as administrators see it: without its token. */
export function toSource(
  { config }: Pick<Deps, 'config'>,
  { source, tickets, off, take }: CountedSource,
): PretixSource {
  const { id, address, organiser, event, name, products, checkinList, isFollowing, lastResult, version } =
    source
  return {
    ...{ id, address, organiser, event, name, products, checkinList, isFollowing, lastResult, version },
    ...{ tickets, off },
    hookUrl: `${config.publicUrl}${callPretixHook.url.replace(':key', source.hookKey)}`,
    lastRunAt: source.lastRunAt?.toISOString() ?? null,
    take: take && toTake(take),
  }
}

/** Adds a shop that answers. @throws PretixRefusal, Refusal pretix_limit_reached or already_exists */
export async function addPretix(
  deps: Managing,
  actor: User,
  draft: PretixDraft,
): Promise<{ source: PretixSource; offer: PretixOffer }> {
  const { organiser, event, token } = draft
  const address = readShopAddress(deps, draft.address)
  const offer = await fetchOffer(deps, { address, organiser, event, token })
  const id = createPretixKey(8)
  const source = await deps.db.transaction(async (tx) => {
    await lockPretixSources(tx)
    const others = await listPretixSources(tx)
    if (others.length >= MOST_PRETIX_SOURCES) throw new Refusal('pretix_limit_reached')
    const isKnown = others.some(
      ({ source }) => source.address === address && source.organiser === organiser && source.event === event,
    )
    if (isKnown) throw new Refusal('already_exists')
    const sealedToken = deps.sealing.seal(tokenLabel(id), Buffer.from(token))
    const after = { address, organiser, event, name: offer.name }
    await insertPretixSource(tx, { ...after, id, sealedToken, hookKey: createPretixKey(24) })
    await recordChange(tx, actor, { action: 'pretix.create', subject: id, after })
    return toSource(deps, await requirePretix(tx, id))
  })
  return { source, offer }
}

/** @throws Refusal not_found, stale or, with another token, PretixRefusal */
export async function changePretix(
  deps: Managing,
  actor: User,
  id: string,
  { version, token, isFollowing, ...choice }: Request<typeof changeCall>['body'],
): Promise<PretixSource> {
  const { source: known } = await requirePretix(deps.db, id)
  if (token !== undefined) await fetchOffer(deps, { ...pick(known), token })
  return deps.db.transaction(async (tx) => {
    await lockPretixSources(tx)
    const { source: before } = await requirePretix(tx, id)
    refuseStale(version, toSource(deps, { source: before, tickets: 0, off: 0, take: null }))
    const { products = before.products, checkinList = before.checkinList } = choice
    // Whoever names products means no check-in list any more, and the other way round.
    const chosen = {
      products: choice.checkinList != null && choice.products === undefined ? null : products,
      checkinList: choice.products != null && choice.checkinList === undefined ? null : checkinList,
    }
    if (chosen.products !== null && chosen.checkinList !== null) {
      const message = 'Choose products or a check-in list.'
      throw new Refusal('invalid_request', { issues: [{ path: 'checkinList', message }] })
    }
    const sealedToken = token && deps.sealing.seal(tokenLabel(id), Buffer.from(token))
    const isOther = JSON.stringify(chosen) !== JSON.stringify(choiceOf(before))
    await updatePretixSource(tx, id, {
      ...chosen,
      ...(sealedToken && { sealedToken, failures: 0, nextRunAt: deps.clock.now() }),
      // Other tickets: everything is read again.
      ...(isOther && { seenUntil: null, nextRunAt: deps.clock.now() }),
      ...(isFollowing === false && { isFollowing }),
    })
    const after = await requirePretix(tx, id)
    await recordChange(tx, actor, {
      action: 'pretix.update',
      subject: id,
      before: { ...choiceOf(before), isFollowing: before.isFollowing },
      after: {
        ...choiceOf(after.source),
        isFollowing: after.source.isFollowing,
        hasNewToken: token !== undefined,
      },
    })
    return toSource(deps, after)
  })
}

const pick = ({ address, organiser, event }: PretixSourceRow) => ({ address, organiser, event })
const choiceOf = ({ products, checkinList }: PretixSourceRow) => ({ products, checkinList })

/** @throws Refusal not_found */
export function deletePretix({ db }: Managing, actor: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPretixSources(tx)
    const { source } = await requirePretix(tx, id)
    await removePretixSource(tx, id)
    await recordChange(tx, actor, { action: 'pretix.delete', subject: id, before: pick(source) })
  })
}

/** @throws Refusal not_found, PretixRefusal */
export async function testPretix(deps: Managing, id: string): Promise<PretixOffer> {
  const { source } = await requirePretix(deps.db, id)
  const offer = await fetchOffer(deps, openShop(deps, source))
  if (offer.name !== source.name) await updatePretixSource(deps.db, id, { name: offer.name })
  return offer
}

/** Pretix says that something changed: whatever it was, we read. @throws Refusal not_found */
export async function hearPretix({ db, clock }: Pick<Deps, 'db' | 'clock'>, hookKey: string): Promise<void> {
  const soonest = new Date(clock.now().getTime() + LEAST_PAUSE_MS)
  if (!(await updateCalled(db, hookKey, soonest))) throw new Refusal('not_found')
}

/** @throws Refusal not_found */
export async function requirePretix(db: Database | Transaction, id: string): Promise<CountedSource> {
  const found = await findPretixSource(db, id)
  if (!found) throw new Refusal('not_found')
  return found
}
