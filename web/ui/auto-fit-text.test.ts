import { expect, test } from 'vitest'
import { fittingSize } from './auto-fit-text.tsx'

test('a short name is as large as allowed, a long one as large as it fits, none below the smallest', () => {
  expect(fittingSize(1070, 600, 72, 200)).toBe(200)
  expect(fittingSize(1070, 2140, 72, 200)).toBe(100)
  expect(fittingSize(1070, 9000, 72, 200)).toBe(72)
})
