import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts, toast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'

// The machinery is loaded with the first toast; here it is already at hand, so fake time needs no real waiting.
await import('./toaster.tsx')

async function later(ms: number) {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}

const shown = () => [...document.querySelectorAll('li[data-variant]')].map((item) => item.textContent)

beforeEach(async () => {
  vi.useFakeTimers()
  render(<ToastHost label="Notification" regionLabel="Notifications ({hotkey})" closeLabel="Close" />)
})

afterEach(() => {
  act(clearToasts)
})

async function show(...inputs: Parameters<typeof toast>) {
  await act(async () => {
    toast(...inputs)
    await vi.advanceTimersByTimeAsync(0)
  })
}

test('a toast stays for five seconds', async () => {
  await show({ title: 'Saved', description: 'It is live.' })
  expect(shown()).toEqual(['SavedIt is live.'])
  await later(4900)
  expect(shown()).toHaveLength(1)
  await later(200)
  expect(shown()).toEqual([])
})

test('only one toast is visible: the newer replaces the older', async () => {
  await show({ title: 'First' })
  await show({ title: 'Second' })
  expect(shown()).toEqual(['Second'])
})

test('an error is readable for three seconds before the next one takes its place', async () => {
  await show({ title: 'Error', variant: 'destructive' })
  await show({ title: 'Saved' })
  await later(2900)
  expect(shown()).toEqual(['Error'])
  await later(200)
  expect(shown()).toEqual(['Saved'])
})

test('a window that lost its focus stops the clock, but not for ever', async () => {
  await show({ title: 'Left alone' })
  act(() => {
    window.dispatchEvent(new Event('blur'))
  })
  await later(10_000)
  expect(shown()).toEqual(['Left alone'])
  await later(5000)
  expect(shown()).toEqual([])
})

test('F8 leads to the toast, and its action is done once', async () => {
  const undo = vi.fn()
  await show({ title: 'Archived', action: { label: 'Undo', onAction: undo } })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(
    true,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await later(300)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual([])
})

test('whoever showed a toast can take it away', async () => {
  let dismiss: () => void = () => undefined
  await act(async () => {
    dismiss = toast({ title: 'Uploading' })
  })
  await later(0)
  expect(shown()).toEqual(['Uploading'])
  act(() => dismiss())
  expect(shown()).toEqual([])
})
