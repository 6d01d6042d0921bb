import { expect, test } from 'vitest'
import { numberFromText } from './number-field.tsx'

test('a thousand is a thousand however it is written', () => {
  expect(['1000', ' 1,000 ', '1.000', '1 000', '1’000'].map(numberFromText)).toEqual([
    1000, 1000, 1000, 1000, 1000,
  ])
  expect(numberFromText('12,345,678')).toBe(12_345_678)
})

test('what is no whole number of zero or more is no number', () => {
  expect(['', '-5', '1.5', 'ten', '1e3', '1,00', '9'.repeat(16)].map(numberFromText)).toEqual(
    Array(7).fill(undefined),
  )
  expect(numberFromText('0')).toBe(0)
})
