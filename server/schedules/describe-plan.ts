import { createHash } from 'node:crypto'
import { placeClashes } from '../../contract/place-clashes.ts'
import type { FieldChange, ScheduleRemark, SessionChange, SyncCounts } from '../../contract/schedules.ts'
import type { Step } from './plan-sync.ts'

/** Nobody compares longer texts in a list (characters). */
const LONGEST_SHOWN = 300

/** What attendees have to know first stands first. */
const order: readonly SessionChange['kind'][] = ['cancelled', 'moved', 'back', 'changed', 'new', 'kept']

/** How many sessions came, moved and so on. */
export function countSteps(steps: readonly Step[]): SyncCounts {
  const ofKind = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length
  return {
    new: ofKind('new'),
    moved: ofKind('moved'),
    changed: ofKind('changed'),
    cancelled: ofKind('cancelled'),
    back: ofKind('back'),
    // What was cancelled before and still is counts no more.
    unchanged: steps.filter(({ kind, isCancelled }) => kind === 'unchanged' && !isCancelled).length,
    kept: steps.filter(hasKept).length,
  }
}

/** The same for the same steps: whoever takes a preview takes what was shown. */
export function digestOf(steps: readonly Step[]): string {
  const shown = steps
    .filter((step) => step.kind !== 'unchanged' || hasKept(step))
    .map(({ kind, key, entry, fields, isRemovedByHand, taken }) => [
      ...[kind, key, entry?.id, fields, isRemovedByHand],
      kind === 'new' ? taken : undefined,
    ])
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

/**
 * Everything that taking a schedule would change, most important first.
 * @param saves how many people saved which entry
 */
export function describeSteps(steps: readonly Step[], saves: ReadonlyMap<string, number>): SessionChange[] {
  return steps
    .filter((step) => step.kind !== 'unchanged' || hasKept(step))
    .map(({ kind, key, content, fields, isRemovedByHand, entry }) => ({
      key,
      kind: kind === 'unchanged' ? ('kept' as const) : kind,
      title: content.title,
      startsAt: content.startsAt?.toISOString() ?? null,
      location: content.location,
      isRemovedByHand,
      fields: fields.map(shorten),
      savedBy: (entry && saves.get(entry.id)) ?? 0,
    }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || compareTimes(a.startsAt, b.startsAt))
}

/** Sessions that would stand at one place at one time; the schedule may mean it so. */
export function remarkClashes(steps: readonly Step[]): ScheduleRemark[] {
  const told = steps
    .filter(({ isActive, isCancelled }) => isActive && !isCancelled)
    .map(({ content: { title, location, startsAt, endsAt } }) => ({
      ...{ title, location },
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    }))
  return placeClashes(told).map(([one, other]) => ({
    code: 'place-clash',
    title: one.title,
    other: other.title,
  }))
}

function hasKept({ fields, isRemovedByHand }: Step): boolean {
  return isRemovedByHand || fields.some(({ isKept }) => isKept)
}

function shorten(change: FieldChange): FieldChange {
  const cut = (text: string | null) =>
    text !== null && text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
  return { ...change, before: cut(change.before), after: cut(change.after) }
}

function compareTimes(one: string | null, other: string | null): number {
  return (one ?? '') < (other ?? '') ? -1 : 1
}
