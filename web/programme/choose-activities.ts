import type { Activity, ActivityKind } from '../../contract/programme.ts'
import { foldForSearch, hasWords, momentOf, nextOf, wordsOf } from '../../contract/programme-time.ts'

/** The four ways to look at the programme. */
export const views = ['now', 'next', 'all', 'mine'] as const
export type View = (typeof views)[number]

/** What somebody wants to see, and the moment at which they look. */
export interface Wish {
  view: View
  kind: ActivityKind | 'any'
  search: string
  now: number
  today: string
  savedIds: ReadonlySet<string>
}

/** The programme as it is shown: what has a time, what is over, what has no time, and the plain stations. */
export interface Chosen {
  timed: Activity[]
  earlier: Activity[]
  dropIn: Activity[]
  stations: Activity[]
}

const texts = new WeakMap<Activity, string>()

/** The view that is shown: a search looks through all of the programme, or through what is mine. */
export function shownView(view: View, search: string): View {
  return search.trim() === '' || view === 'mine' ? view : 'all'
}

/** Picks from the programme. The lists keep its order, which is the order of time. */
export function chooseActivities(all: readonly Activity[], wish: Wish): Chosen {
  const asked = wordsOf(wish.search)
  const wanted = inView(all, wish).filter(
    (activity) => (wish.kind === 'any' || activity.kind === wish.kind) && hasWords(textOf(activity), asked),
  )
  const timed = wanted.filter(({ startsAt }) => startsAt !== null)
  const isOver = (activity: Activity) => momentOf(activity, wish.now) === 'over'
  return {
    timed: timed.filter((activity) => !isOver(activity)),
    earlier: timed.filter(isOver),
    dropIn: wanted.filter(({ startsAt, kind }) => startsAt === null && kind !== 'station'),
    stations: wanted.filter(({ kind }) => kind === 'station'),
  }
}

function inView(all: readonly Activity[], wish: Wish): readonly Activity[] {
  const { now, today, savedIds } = wish
  const view = shownView(wish.view, wish.search)
  if (view === 'mine') return all.filter(({ id }) => savedIds.has(id))
  if (view === 'next') return nextOf(all, now, today)
  // A place to drop in is there now as well; what is written about it tells its hours.
  if (view === 'now') return all.filter((activity) => ['now', 'anytime'].includes(momentOf(activity, now)))
  return all
}

function textOf(activity: Activity): string {
  const known = texts.get(activity)
  if (known !== undefined) return known
  const { title, description, location, tags } = activity
  const folded = foldForSearch([title, description, location ?? '', ...tags].join('\n'))
  texts.set(activity, folded)
  return folded
}

/** What begins together on one day. */
export interface Slot {
  startsAt: string
  activities: Activity[]
}

/** An event day of the programme. */
export interface ProgrammeDay {
  day: string
  slots: Slot[]
}

/** Puts what has a time under its day and its beginning. */
export function toDays(timed: readonly Activity[]): ProgrammeDay[] {
  const days: ProgrammeDay[] = []
  for (const activity of timed) {
    const { day, startsAt } = activity
    if (day === null || startsAt === null) continue
    let last = days.at(-1)
    if (last?.day !== day) {
      last = { day, slots: [] }
      days.push(last)
    }
    const slot = last.slots.at(-1)
    if (slot?.startsAt === startsAt) slot.activities.push(activity)
    else last.slots.push({ startsAt, activities: [activity] })
  }
  return days
}
