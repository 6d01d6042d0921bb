import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Leon } from './leon.tsx'

const drawing = (container: HTMLElement) => container.querySelector('svg.leon')

test('with a label he is a picture with a name, without one he is decoration', () => {
  const { container, rerender } = render(<Leon state="idle" label="Leon is listening" />)
  expect(screen.getByRole('img', { name: 'Leon is listening' })).toBe(drawing(container))
  rerender(<Leon state="idle" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(drawing(container)?.getAttribute('aria-hidden')).toBe('true')
})

test('each state has its sign and its mouth', () => {
  const { container, rerender } = render(<Leon state="thinking" />)
  const shown = () => [
    drawing(container)?.getAttribute('data-sign'),
    drawing(container)?.getAttribute('data-mouth'),
  ]
  expect(shown()).toEqual(['dots', 'F'])
  rerender(<Leon state="happy" />)
  expect(shown()).toEqual(['sparkles', 'D'])
  rerender(<Leon state="curious" />)
  expect(shown()).toEqual(['question', 'E'])
  rerender(<Leon state="sleepy" />)
  expect(shown()).toEqual(['sleep', 'A'])
})

test('lip sync decides the mouth; without it a speaking Leon babbles', () => {
  const { container, rerender } = render(<Leon state="speaking" mouth="B" />)
  expect(drawing(container)?.getAttribute('data-mouth')).toBe('B')
  expect(container.querySelector('.leon-babble')).toBeNull()
  rerender(<Leon state="speaking" />)
  expect(container.querySelectorAll('.leon-babble')).toHaveLength(3)
})

test('after six seconds of thinking he is still looking, and a new thought starts afresh', () => {
  vi.useFakeTimers()
  const { container, rerender } = render(<Leon state="thinking" />)
  const sign = () => drawing(container)?.getAttribute('data-sign')
  act(() => vi.advanceTimersByTime(5999))
  expect(sign()).toBe('dots')
  act(() => vi.advanceTimersByTime(1))
  expect(sign()).toBe('lens')
  rerender(<Leon state="idle" />)
  rerender(<Leon state="thinking" />)
  expect(sign()).toBe('dots')
})

test('two Leons on one page share no gradient', () => {
  const { container } = render(
    <>
      <Leon state="idle" />
      <Leon state="idle" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id)
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('scrolled away, he holds still', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const { container } = render(<Leon state="idle" />)
  act(() => report([{ isIntersecting: false }]))
  expect(drawing(container)?.hasAttribute('data-paused')).toBe(true)
  act(() => report([{ isIntersecting: true }]))
  expect(drawing(container)?.hasAttribute('data-paused')).toBe(false)
})
