import { type Actor, recordChange, recordChanges } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type BandLink,
  countBlocked,
  endLinks,
  endLinksOf,
  findWearerId,
  insertLink,
  insertLinks,
  isBlocked,
  unblockTag,
} from './link-store.ts'

/**
 * Links a band to a person, whose row the caller has locked. The band they wore is replaced; their points stay.
 * @throws Refusal wristband_in_use when somebody else wears it, wristband_blocked when it is lost
 */
export async function linkWristband(
  tx: Transaction,
  actor: Actor,
  { attendeeId, tag, now }: { attendeeId: string; tag: string; now: Date },
): Promise<void> {
  const wearer = await findWearerId(tx, tag)
  if (wearer === attendeeId) return
  if (wearer !== undefined) throw new Refusal('wristband_in_use')
  if (await isBlocked(tx, tag)) throw new Refusal('wristband_blocked')
  const replaced = await endLinks(tx, attendeeId, 'replaced', now)
  if (!(await insertLink(tx, tag, attendeeId, now))) throw new Refusal('wristband_in_use')
  await recordChange(tx, actor, {
    action: replaced.length > 0 ? 'wristband.replace' : 'wristband.link',
    subject: attendeeId,
    ...(replaced.length > 0 && { before: { endsWith: replaced } }),
    after: { endsWith: tag.slice(-4) },
  })
}

/**
 * Links bands to people whose rows the caller has locked, in a handful of statements however many they are.
 * @throws Refusal as `linkWristband`, for all of them
 */
export async function linkWristbands(
  tx: Transaction,
  actor: Actor,
  links: BandLink[],
  now: Date,
): Promise<void> {
  if (links.length === 0) return
  if (
    (await countBlocked(
      tx,
      links.map(({ tag }) => tag),
    )) > 0
  )
    throw new Refusal('wristband_blocked')
  const replaced = await endLinksOf(
    tx,
    links.map(({ attendeeId }) => attendeeId),
    now,
  )
  const linked = await insertLinks(tx, links, now)
  if (linked.length < links.length) throw new Refusal('wristband_in_use')
  await recordChanges(
    tx,
    actor,
    links.map(({ attendeeId, tag }) => {
      const before = replaced.filter((old) => old.attendeeId === attendeeId).map(({ ends }) => ends)
      return {
        action: before.length > 0 ? 'wristband.replace' : 'wristband.link',
        subject: attendeeId,
        ...(before.length > 0 && { before: { endsWith: before } }),
        after: { endsWith: tag.slice(-4) },
      }
    }),
  )
}

/** Blocks the band of a person as lost; whoever wears none stays as they are. */
export async function blockWristband(
  tx: Transaction,
  actor: Actor,
  { attendeeId, now }: { attendeeId: string; now: Date },
): Promise<void> {
  const lost = await endLinks(tx, attendeeId, 'lost', now)
  if (lost.length === 0) return
  await recordChange(tx, actor, {
    action: 'wristband.block',
    subject: attendeeId,
    before: { endsWith: lost },
  })
}

/**
 * Unblocks a band that was lost, and answers who wore it last.
 * @throws Refusal wristband_not_blocked
 */
export async function unblockWristband(
  tx: Transaction,
  actor: Actor,
  { tag, now }: { tag: string; now: Date },
): Promise<string> {
  const attendeeId = await unblockTag(tx, tag, now)
  if (attendeeId === undefined) throw new Refusal('wristband_not_blocked')
  await recordChange(tx, actor, {
    action: 'wristband.find',
    subject: attendeeId,
    after: { endsWith: tag.slice(-4) },
  })
  return attendeeId
}
