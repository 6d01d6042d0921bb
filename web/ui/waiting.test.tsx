import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Spinner } from './spinner.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
const isSpinning = () => screen.queryByRole('status') !== null

test('an answer within 200 ms never shows a spinner', () => {
  const { rerender } = render(<Spinner label="Loading..." isWaiting />)
  act(() => vi.advanceTimersByTime(190))
  rerender(<Spinner label="Loading..." isWaiting={false} />)
  act(() => vi.advanceTimersByTime(1000))
  expect(isSpinning()).toBe(false)
})

test('a spinner that came stays long enough not to flicker', () => {
  const { rerender } = render(<Spinner label="Loading..." isWaiting />)
  act(() => vi.advanceTimersByTime(200))
  expect(isSpinning()).toBe(true)
  rerender(<Spinner label="Loading..." isWaiting={false} />)
  act(() => vi.advanceTimersByTime(390))
  expect(isSpinning()).toBe(true)
  act(() => vi.advanceTimersByTime(20))
  expect(isSpinning()).toBe(false)
})
