import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LinkQuestion } from './link-question.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the question before a link cannot be answered by the key that opened it, or sooner than it can be read', () => {
  const onConfirm = vi.fn()
  const attendee = {
    id: 'zoe',
    tiktokUsername: 'zoe',
    firstName: 'Zoe',
    lastName: '',
    attendeeName: 'Zoe',
    avatarUrl: null,
    email: null,
    language: 'en' as const,
    ageBand: '18+' as const,
    isCrew: false,
    isHidden: false,
    totalPoints: 0,
    wristband: null,
    version: 1,
  }
  render(<LinkQuestion {...{ attendee, onConfirm }} endsWith="DDEE" isPending={false} onClose={() => {}} />)
  const yes = screen.getByText('desk.linkThis').closest('button') as HTMLButtonElement
  expect(document.activeElement === yes).toBe(true)
  act(() => vi.advanceTimersByTime(399))
  fireEvent.click(yes)
  expect(onConfirm).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true }), 'held down').toBe(false)
  fireEvent.click(yes)
  expect(onConfirm).toHaveBeenCalledOnce()
})
