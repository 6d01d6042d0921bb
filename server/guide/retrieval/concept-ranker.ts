import type { Language } from '../../../contract/languages.ts'
import { BEYOND, conceptsIn, type Understanding } from '../../concepts/index.ts'
import { createNumbers } from './numbers.ts'

/** The concept that a question is nearest to, and how near. */
export type NearestConcept = { concept: string; nearness: number }

/** How near a question is to the concepts that each entry covers, and to those that no entry covers. */
export type ConceptRanker = {
  /** Takes what one entry after the other is understood as. */
  add(understood: Understanding): void
  /** Takes out the entries at these positions: they cover nothing any more. */
  retire(positions: ReadonlySet<number>): void
  /** The largest value among the concepts that an entry covers, each by how surely it is about it; 0 where it covers none. */
  mostOf(position: number, byConcept: Float32Array): number
  /** How surely an entry is about a concept; 0 where it does not speak of it. */
  surenessOf(position: number, concept: string): number
  /** @param near how near the question is to every concept */
  score(near: Float32Array): {
    scores: Float32Array
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
export function createConceptRanker(language: Language): ConceptRanker {
  const concepts = conceptsIn(language)
  const places = new Map(concepts.map(({ id }, at) => [id, at]))
  // The concepts of every entry lie one behind the other: objects for each would weigh more than all texts.
  const covers = createNumbers(Uint16Array)
  const weights = createNumbers(Float32Array)
  const ends = createNumbers(Uint32Array)
  const coverers = new Uint32Array(concepts.length)

  const nearestConceptOf = (near: Float32Array) => {
    let uncovered = 0
    let beyond = 0
    let nearest = 0
    near.forEach((value, at) => {
      if (concepts[at]?.group === BEYOND) beyond = Math.max(beyond, value)
      else if (!coverers[at]) uncovered = Math.max(uncovered, value)
      if (value > (near[nearest] ?? 0)) nearest = at
    })
    const nearestConcept = { concept: concepts[nearest]?.id ?? '', nearness: near[nearest] ?? 0 }
    return { uncovered, beyond, nearestConcept }
  }
  return {
    add(understood) {
      for (const [id, weight] of understood) {
        const at = places.get(id)
        if (at === undefined) continue
        coverers[at] = (coverers[at] ?? 0) + 1
        covers.push(at)
        weights.push(weight)
      }
      ends.push(covers.length())
    },
    retire(positions) {
      for (const position of positions)
        for (let at = ends.all()[position - 1] ?? 0; at < (ends.all()[position] ?? 0); at++) {
          const concept = covers.all()[at] ?? 0
          coverers[concept] = (coverers[concept] ?? 1) - 1
          weights.all()[at] = 0
        }
    },
    surenessOf(position, concept) {
      const wanted = places.get(concept)
      const [from, to] = [ends.all()[position - 1] ?? 0, ends.all()[position] ?? 0]
      const at = covers
        .all()
        .subarray(from, to)
        .findIndex((place) => place === wanted)
      return at < 0 ? 0 : (weights.all()[from + at] ?? 0)
    },
    mostOf(position, byConcept) {
      const [ownCovers, ownWeights, ownEnds] = [covers.all(), weights.all(), ends.all()]
      let most = 0
      for (let at = ownEnds[position - 1] ?? 0; at < (ownEnds[position] ?? 0); at++)
        most = Math.max(most, (ownWeights[at] ?? 0) * (byConcept[ownCovers[at] ?? 0] ?? 0))
      return most
    },
    score(near) {
      const sharp = near.map(sharpened)
      const [ownCovers, ownWeights, ownEnds] = [covers.all(), weights.all(), ends.all()]
      const scores = new Float32Array(ownEnds.length)
      let at = 0
      ownEnds.forEach((end, position) => {
        let best = 0
        let second = 0
        for (; at < end; at++) {
          const value = (ownWeights[at] ?? 0) * (sharp[ownCovers[at] ?? 0] ?? 0)
          if (value > best) {
            second = best
            best = value
          } else if (value > second) second = value
        }
        scores[position] = best + secondShare * second
      })
      return { scores, ...nearestConceptOf(near) }
    },
  }
}
