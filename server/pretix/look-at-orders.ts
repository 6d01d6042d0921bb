import type { PretixLook, PretixPreview } from '../../contract/pretix.ts'
import type { Deps } from '../deps.ts'
import { refuseClosed } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { countPages } from './fetch-orders.ts'
import { findLook, insertLook, type LookRow, updateCancelled } from './look-store.ts'
import { requirePretix } from './manage-pretix.ts'
import { openShop } from './open-shop.ts'
import { createPretixKey } from './store.ts'

type Looking = Pick<Deps, 'db' | 'clock' | 'sealing' | 'fetchRules'>

/** What a preview is encrypted as. */
export const previewLabel = ({ sourceId, lookId }: Pick<LookRow, 'sourceId' | 'lookId'>) =>
  `pretix preview ${sourceId} ${lookId}`

/**
 * Begins to read all orders of a shop in the background; while they are read, says how far that is.
 * @throws Refusal not_found, edition_over, PretixRefusal
 */
export async function beginLook(deps: Looking, id: string): Promise<PretixLook> {
  const { source } = await requirePretix(deps.db, id)
  const known = await findLook(deps.db, id)
  if (known?.state === 'reading') return toLook(deps, known)
  await refuseClosed(deps.db)
  const pages = await countPages(deps, openShop(deps, source))
  await insertLook(deps.db, { sourceId: id, lookId: createPretixKey(8), pages, now: deps.clock.now() })
  return getLook(deps, id)
}

/** How far the last look at a shop is, and what it found. @throws Refusal not_found */
export async function getLook(deps: Pick<Deps, 'db' | 'sealing'>, id: string): Promise<PretixLook> {
  const look = await findLook(deps.db, id)
  if (!look) throw new Refusal('not_found')
  return toLook(deps, look)
}

/** Ends a look that is under way; one that has ended stays. @throws Refusal not_found */
export async function cancelLook(deps: Pick<Deps, 'db' | 'sealing'>, id: string): Promise<PretixLook> {
  await updateCancelled(deps.db, id)
  return getLook(deps, id)
}

function toLook({ sealing }: Pick<Deps, 'sealing'>, look: LookRow): PretixLook {
  const { state, pagesRead, failure, sealedPreview } = look
  const told = {
    ...{ state, pagesRead, beganAt: look.beganAt.toISOString() },
    // Orders may have come in since they were counted.
    pages: Math.max(look.pages, pagesRead),
    ...(failure && { failure }),
  }
  if (sealedPreview === null) return told
  try {
    const preview: PretixPreview = JSON.parse(sealing.open(previewLabel(look), sealedPreview).toString())
    return { ...told, preview }
  } catch {
    // SECRET is another one than when it was read.
    return { ...told, state: 'failed', failure: 'secret-lost' }
  }
}
