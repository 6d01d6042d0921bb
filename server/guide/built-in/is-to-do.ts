import { conceptsIn, type Understanding } from '../../concepts/index.ts'
import type { KnowledgeEntry } from '../retrieval/index.ts'

/** Groups of what people need and have to know; nobody is sent there by a fortune. */
const needs: readonly string[] = ['access', 'arriving', 'services', 'people']
/** What of these groups is a place to be, or something of the festival to do. */
const pleasures: readonly string[] = [
  'quiet-area',
  'want-calm',
  'want-to-dance',
  'seating',
  'ferry',
  'earn-points',
  'stations',
  'big-screen',
  'expression-photo',
  'fortune',
]
/** Groups of what people come for. */
const wants: readonly string[] = ['programme', 'activities', 'food', 'shopping']

// What the first sentence says; the rest of a description tells in passing where the toilets are.
const surely = 0.7

let groups: ReadonlyMap<string, string> | undefined

/**
 * Whether an entry is something to do, and no toilet, gate, desk or address: by its category and by what it is understood
 * as. What is on the programme always is.
 */
export function isToDo({ category }: KnowledgeEntry, understood: Understanding): boolean {
  if (category === 'schedule') return true
  groups ??= new Map(conceptsIn('en').map(({ id, group }) => [id, group]))
  let want = 0
  let need = 0
  for (const [concept, sure] of understood) {
    const group = groups.get(concept) ?? ''
    if (wants.includes(group) || pleasures.includes(concept)) want = Math.max(want, sure)
    else if (needs.includes(group)) need = Math.max(need, sure)
  }
  // A rule that names something to do in passing is none.
  if (category === 'general') return want === 1 && need < want
  if (category === 'venue') return want >= surely && want > need
  // A tap station at the gates is as much gate as station: nobody is sent back there.
  return need < surely || want > need
}
