import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CountUp } from './count-up.tsx'

const format = (value: number) => value.toLocaleString('en')
const visible = () => document.querySelectorAll('[aria-hidden]')[1]?.textContent
const spoken = () => document.querySelector('.sr-only')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
})
test('points roll up to their value, and a screen reader hears only the end', () => {
  render(<CountUp value={1500} from={0} format={format} />)
  expect(visible()).toBe('0')
  expect(spoken()).toBe('1,500')
  act(() => vi.advanceTimersByTime(200))
  expect(Number(visible()?.replace(',', ''))).toBeGreaterThan(0)
  expect(Number(visible()?.replace(',', ''))).toBeLessThan(1500)
  act(() => vi.advanceTimersByTime(1300))
  expect(visible()).toBe('1,500')
})

test('new points roll on from where the number stands', () => {
  const { rerender } = render(<CountUp value={1000} format={format} />)
  expect(visible()).toBe('1,000')
  rerender(<CountUp value={1500} format={format} />)
  act(() => vi.advanceTimersByTime(60))
  expect(Number(visible()?.replace(',', ''))).toBeGreaterThanOrEqual(1000)
  act(() => vi.advanceTimersByTime(1500))
  expect(visible()).toBe('1,500')
})

test('whoever asked for stillness sees the value at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  render(<CountUp value={1500} from={0} format={format} />)
  expect(visible()).toBe('1,500')
})
