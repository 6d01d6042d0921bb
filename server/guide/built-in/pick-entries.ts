import type { Preference } from '../../../contract/guide.ts'
import type { Understanding } from '../../concepts/index.ts'
import type { KnowledgeEntry } from '../retrieval/index.ts'
import { numberOf } from './choose.ts'
import { isToDo } from './is-to-do.ts'
import { fittingConcepts, vibes } from './vibes.ts'

const wanted = 4
/** So many of what was recommended before belong to the latest reading at most. */
const ofLatest = 5
const fewest = 3
const hourMs = 3_600_000
const weights = {
  vibe: 2,
  secondVibe: 0.5,
  running: 2.5,
  soon: 3,
  later: 1,
  farAway: -1,
  misfit: -4,
  justSeen: -6,
  seen: -2,
  over: -20,
  chance: 3,
}

/** What the choice depends on. */
export type PickInput = {
  preference: Preference
  entries: readonly KnowledgeEntry[]
  now: Date
  /** What was recommended before, the latest reading first. */
  seenEntryIds: readonly string[]
  seed: string
  /** As what an entry is understood. */
  understandingOf: (entry: KnowledgeEntry) => Understanding
}

/** Three to five things to do that fit the vibe and the hour, unseen ones first. */
export function pickEntries(input: PickInput): KnowledgeEntry[] {
  const open = input.entries.filter(
    (entry) => !isOver(entry, input.now) && isToDo(entry, input.understandingOf(entry)),
  )
  const ranked = open
    .filter((entry) => entry.category !== 'general')
    .map((entry) => ({ entry, score: scoreOf(entry, input) }))
    .sort((left, right) => right.score - left.score)
  const picked: KnowledgeEntry[] = []
  // No more than two things in one place, so that a fortune leads around the grounds.
  for (const { entry, score } of ranked) {
    if (picked.length === wanted || (score < 0 && picked.length >= fewest)) break
    if (entry.location === null || picked.filter(({ location }) => location === entry.location).length < 2)
      picked.push(entry)
  }
  return inOrder(picked.length >= fewest ? picked : padded(picked, open), input.now)
}

// What can be done at once comes first, then the programme as the night goes on.
function inOrder(entries: KnowledgeEntry[], now: Date): KnowledgeEntry[] {
  const start = (entry: KnowledgeEntry) => Math.max(now.getTime(), Date.parse(entry.startsAt ?? '') || 0)
  return entries.toSorted((left, right) => start(left) - start(right))
}

// A very small knowledge still tells a fortune with whatever it has.
function padded(picked: KnowledgeEntry[], entries: readonly KnowledgeEntry[]): KnowledgeEntry[] {
  const others = entries.filter((entry) => !picked.includes(entry))
  return [...picked, ...others].slice(0, fewest)
}

function isOver({ endsAt }: KnowledgeEntry, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime()
}

function scoreOf(entry: KnowledgeEntry, input: PickInput): number {
  const { preference, now, seenEntryIds, seed } = input
  const byTags = entry.tags.filter((tag) => vibes[preference].has(tag)).length
  const fitting = byTags + fittingConcepts(input.understandingOf(entry), preference)
  const vibe = fitting > 0 ? weights.vibe + weights.secondVibe * (fitting - 1) : 0
  // What fits and was heard a while ago is better than what does not fit.
  const heard = seenEntryIds.indexOf(entry.id)
  const seen = heard < 0 ? 0 : heard < ofLatest ? weights.justSeen : weights.seen
  const chance = (numberOf(`${seed}:${entry.id}`) / 2 ** 32) * weights.chance
  const misfit = fitting === 0 ? weights.misfit : 0
  return vibe + misfit + seen + chance + hourScore(entry, now.getTime())
}

function hourScore(entry: KnowledgeEntry, now: number): number {
  if (!entry.startsAt || !entry.endsAt) return weights.later
  const start = Date.parse(entry.startsAt)
  const end = Date.parse(entry.endsAt)
  if (end - now < hourMs / 4) return weights.over
  if (start <= now) return weights.running
  if (start - now < 3 * hourMs) return weights.soon
  return start - now < 8 * hourMs ? weights.later : weights.farAway
}
