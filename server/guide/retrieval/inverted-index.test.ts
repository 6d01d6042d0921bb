import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIndexBuilder, openIndex } from './inverted-index.ts'

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

test('an index says of every document what was put in, here and in another thread', () => {
  fc.assert(
    fc.property(documents, (bags: Record<string, number>[]) => {
      const builder = createIndexBuilder()
      for (const bag of bags) builder.add(new Map(Object.entries(bag)))
      const built = builder.build((counts) => counts.set(counts.map((count) => count / 9)))
      for (const index of [built, openIndex(structuredClone(built.pack()))])
        for (const term of terms) {
          const holders = bags.flatMap((bag, document) => (bag[term] ? [document] : []))
          const seen: number[] = []
          index.each(term, (document, weight) => {
            seen.push(document)
            expect(weight).toBeCloseTo((bags[document]?.[term] ?? 0) / 9, 4)
          })
          expect(seen).toEqual(holders)
          expect(index.frequency(term)).toBe(holders.length)
          expect(index.has(term)).toBe(holders.length > 0)
          const scores = new Float32Array(index.numbers())
          index.addTo(scores, term, 3)
          for (const document of holders) {
            expect(scores[document]).toBeCloseTo((bags[document]?.[term] ?? 0) / 3, 3)
            expect(index.holds(term, document)).toBe(true)
            expect(index.holds(term, document - 1)).toBe(holders.includes(document - 1))
          }
        }
    }),
    { numRuns: 40 },
  )
})
