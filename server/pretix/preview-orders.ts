import type { PretixPreview, PretixPreviewJob } from '../../contract/pretix.ts'
import type { Deps } from '../deps.ts'
import { refuseClosed } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { countPages } from './fetch-orders.ts'
import { requirePretix } from './manage-pretix.ts'
import { openShop } from './open-shop.ts'
import { findPreview, insertPreview, type PreviewRow, updateCancelled } from './preview-store.ts'
import { createPretixKey } from './store.ts'

type Previewing = Pick<Deps, 'db' | 'clock' | 'sealing' | 'fetchRules'>

/** What a preview is encrypted as. */
export const previewLabel = ({ sourceId, previewId }: Pick<PreviewRow, 'sourceId' | 'previewId'>) =>
  `pretix preview ${sourceId} ${previewId}`

/**
 * Begins to read all orders of a shop in the background; while they are read, says how far that is.
 * @throws Refusal not_found, edition_over, PretixRefusal
 */
export async function beginPreview(deps: Previewing, id: string): Promise<PretixPreviewJob> {
  const { source } = await requirePretix(deps.db, id)
  const known = await findPreview(deps.db, id)
  if (known?.state === 'reading') return toJob(deps, known)
  await refuseClosed(deps.db)
  const pages = await countPages(deps, openShop(deps, source))
  await insertPreview(deps.db, { sourceId: id, previewId: createPretixKey(8), pages, now: deps.clock.now() })
  return getPreview(deps, id)
}

/** How far the last preview of a shop is, and what it found. @throws Refusal not_found */
export async function getPreview(deps: Pick<Deps, 'db' | 'sealing'>, id: string): Promise<PretixPreviewJob> {
  const job = await findPreview(deps.db, id)
  if (!job) throw new Refusal('not_found')
  return toJob(deps, job)
}

/** Ends a preview that is under way; one that has ended stays. @throws Refusal not_found */
export async function cancelPreview(
  deps: Pick<Deps, 'db' | 'sealing'>,
  id: string,
): Promise<PretixPreviewJob> {
  await updateCancelled(deps.db, id)
  return getPreview(deps, id)
}

function toJob({ sealing }: Pick<Deps, 'sealing'>, job: PreviewRow): PretixPreviewJob {
  const { state, pagesRead, failure, sealedPreview } = job
  const told = {
    ...{ state, pagesRead, beganAt: job.beganAt.toISOString() },
    // Orders may have come in since they were counted.
    pages: Math.max(job.pages, pagesRead),
    ...(failure && { failure }),
  }
  if (sealedPreview === null) return told
  try {
    const preview: PretixPreview = JSON.parse(sealing.open(previewLabel(job), sealedPreview).toString())
    return { ...told, preview }
  } catch {
    // SECRET is another one than when it was read.
    return { ...told, state: 'failed', failure: 'secret-lost' }
  }
}
