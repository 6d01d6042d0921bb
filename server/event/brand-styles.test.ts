import { wcagContrast } from 'culori'
import { expect, it } from 'vitest'
import { brandStyles, correctColour } from './brand-styles.ts'

it.each(['#000000', '#ffffff', '#7a1020', '#ffdd00', '#3ce4ff', '#808080', '#0000ff'])(
  '%s is read on dark screens and on light ones, with the letters on top of it',
  (chosen) => {
    const { night, day } = correctColour(chosen)
    for (const [one, other] of [
      [night, '#231c43'],
      [night, '#05040b'],
      [day, '#efedf9'],
      [day, '#ffffff'],
    ] as const)
      expect(wcagContrast(one, other)).toBeGreaterThanOrEqual(4.5)
  },
)

it('a colour that is read stays as it was chosen, and an event without its own has no styles', () => {
  expect(correctColour('#3ce4ff').night).toBe('#3ce4ff')
  expect(brandStyles({ accent: null, second: null })).toBe('')
})
