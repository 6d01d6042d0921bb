import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../i18n/start-i18n.ts'
import { keepFor, readKept, useKept, wasSignedIn } from './kept.ts'
import { SectionBoundary } from './section-boundary.tsx'

let isBroken = false

function Section() {
  const [text, setText] = useKept('form', '')
  const [isOpen] = useState(true)
  if (isBroken) throw new Error('A section that stumbles')
  return isOpen && <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
}

beforeEach(async () => {
  vi.useFakeTimers()
  isBroken = false
  // React tells of every error, also of one that is caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await startI18n()
})

test('a section that failed tries again by itself, and again more slowly, with what was typed', async () => {
  const shown = () => screen.queryByRole<HTMLInputElement>('textbox')?.value
  sessionStorage.setItem('kept.form', '"Half a title"')
  isBroken = true
  render(
    <>
      <SectionBoundary>
        <Section />
      </SectionBoundary>
      <p>Another section</p>
    </>,
  )
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByText('Another section')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('alert')).toBeTruthy()
  isBroken = false
  await act(() => vi.advanceTimersByTimeAsync(1_999))
  expect(shown()).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(shown()).toBe('Half a title')
})

test('it tries at once when the network is back', () => {
  isBroken = true
  render(
    <SectionBoundary>
      <Section />
    </SectionBoundary>,
  )
  isBroken = false
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('textbox')).toBeTruthy()
})

test('what one member of staff typed is never shown to another', () => {
  keepFor('ada')
  sessionStorage.setItem('kept.form', '"Secret"')
  keepFor('ada')
  expect(readKept('form')).toBe('Secret')
  keepFor('bo')
  expect(readKept('form')).toBeUndefined()
  expect(wasSignedIn()).toBe(true)
})
