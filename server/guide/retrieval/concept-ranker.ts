import type { Language } from '../../../contract/languages.ts'
import { BEYOND, conceptsIn, type Understanding } from '../../concepts/index.ts'

/** The concept that a question is nearest to, and how near. */
export type NearestConcept = { concept: string; nearness: number }

/** How near a question is to the concepts that each entry covers, and to those that no entry covers. */
export type ConceptRanker = {
  /** @param near how near the question is to every concept */
  score(near: Float32Array): {
    scores: Float32Array
    /** How near it is to what an entry is about, without the sharpening of the scores. */
    nearnessTo(position: number): number
    uncovered: number
    beyond: number
    /** The concept that the question is nearest to. */
    nearestConcept: NearestConcept
  }
}

// An entry about two of the asked things is a little nearer than one about the nearer of them alone.
const secondShare = 0.3
// A question is a little near to many concepts by everyday words: that counts for less than it seems.
const sharpened = (near: number) => near * Math.min(1, near)

/** Finds entries by the ways in which people ask for what they are about, at any festival. */
export function createConceptRanker(
  understandings: readonly Understanding[],
  language: Language,
): ConceptRanker {
  const concepts = conceptsIn(language)
  const places = new Map(concepts.map(({ id }, at) => [id, at]))
  const covered = new Uint8Array(concepts.length)
  const covers = understandings.map((understood) =>
    [...understood].flatMap(([id, weight]) => {
      const at = places.get(id)
      if (at === undefined) return []
      covered[at] = 1
      return [{ at, weight }]
    }),
  )
  return {
    score(near) {
      const sharp = near.map(sharpened)
      const scores = Float32Array.from(covers, (own) => {
        let best = 0
        let second = 0
        for (const { at, weight } of own) {
          const value = weight * (sharp[at] ?? 0)
          if (value > best) {
            second = best
            best = value
          } else if (value > second) second = value
        }
        return best + secondShare * second
      })
      let uncovered = 0
      let beyond = 0
      let nearest = 0
      near.forEach((value, at) => {
        if (concepts[at]?.group === BEYOND) beyond = Math.max(beyond, value)
        else if (!covered[at]) uncovered = Math.max(uncovered, value)
        if (value > (near[nearest] ?? 0)) nearest = at
      })
      const nearestConcept = { concept: concepts[nearest]?.id ?? '', nearness: near[nearest] ?? 0 }
      const nearnessTo = (position: number) =>
        (covers[position] ?? []).reduce((most, { at, weight }) => Math.max(most, weight * (near[at] ?? 0)), 0)
      return { scores, nearnessTo, uncovered, beyond, nearestConcept }
    },
  }
}
