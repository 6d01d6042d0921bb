import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AutoFitText, fittingSize } from './auto-fit-text.tsx'

test('a short name is as large as allowed, a long one as large as it fits, none below the smallest', () => {
  expect(fittingSize(1070, 600, 72, 200)).toBe(200)
  expect(fittingSize(1070, 2140, 72, 200)).toBe(100)
  expect(fittingSize(1070, 9000, 72, 200)).toBe(72)
})

test.each([
  [12, 144],
  [25, 148],
])('a name of %i letters is not cut in %i pixels where letters are whole pixels wide', (count, place) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(place)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const size = Number.parseFloat(getComputedStyle(this.parentElement ?? this).fontSize)
    return Math.ceil(size * 0.55) * count
  })
  render(
    <AutoFitText minPx={9} maxPx={61}>
      {'n'.repeat(count)}
    </AutoFitText>,
  )
  const text = screen.getByText(/^n+$/)
  expect(text.offsetWidth).toBeLessThan(place)
  vi.restoreAllMocks()
})
