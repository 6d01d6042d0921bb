import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIndexBuilder, openIndex } from './inverted-index.ts'
import { hashed, type Key, named, type Vocabulary } from './terms.ts'

const terms = ['stage', 'water', 'tram', 'locker', 'sauna']
// Most documents say nothing, so that the steps between two that hold a term need one, two and three bytes.
const documents = fc
  .array(
    fc.record({
      silent: fc.oneof(fc.nat(5), fc.nat(300), fc.constant(17_000)),
      bag: fc.dictionary(fc.constantFrom(...terms), fc.integer({ min: 1, max: 9 })),
    }),
    { maxLength: 12 },
  )
  .map((some) => some.flatMap(({ silent, bag }) => [...Array.from({ length: silent }, () => ({})), bag]))

test('an index of words says of every document what was put in, here and in another thread', () => {
  examine(named, (term) => term)
})

test('so does an index of hashes', () => {
  // Some of them below 0, and not in the order of the words.
  examine(hashed, (term) => Math.imul(terms.indexOf(term) + 1, 0x9e3779b1) | 0)
})

function examine<Term extends Key>(vocabulary: Vocabulary<Term>, asTerm: (term: string) => Term): void {
  fc.assert(
    fc.property(documents, (bags: Record<string, number>[]) => {
      const builder = createIndexBuilder(vocabulary)
      const bagOf = (bag: Record<string, number>) =>
        new Map(Object.entries(bag).map(([term, count]) => [asTerm(term), count]))
      for (const bag of bags) builder.add(bagOf(bag))
      const built = builder.build((counts) => counts.set(counts.map((count) => count / 9)))
      const opened = openIndex(structuredClone(built.pack()), vocabulary)
      built.append(bagOf({ sauna: 9 }))
      const grown = [...bags, { sauna: 9 }]
      for (const [index, held] of [
        [built, grown],
        [opened, bags],
      ] as const)
        for (const term of terms) {
          const holders = held.flatMap((bag, document) => (bag[term] ? [document] : []))
          const seen: number[] = []
          index.each(asTerm(term), (document, weight) => {
            seen.push(document)
            expect(weight).toBeCloseTo((held[document]?.[term] ?? 0) / 9, 4)
          })
          expect(seen).toEqual(holders)
          expect(index.frequency(asTerm(term))).toBe(holders.length)
          expect(index.has(asTerm(term))).toBe(holders.length > 0)
          const scores = new Float32Array(index.numbers())
          index.addTo(scores, asTerm(term), 3)
          for (const document of holders) {
            expect(scores[document]).toBeCloseTo((held[document]?.[term] ?? 0) / 3, 3)
            expect(index.holds(asTerm(term), document)).toBe(true)
            expect(index.holds(asTerm(term), document - 1)).toBe(holders.includes(document - 1))
          }
        }
    }),
    { numRuns: 40 },
  )
}
