import type { KeyboardEvent } from 'react'

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

function indexByLetter(items: HTMLElement[], key: string, from: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const order = items.map((_, index) => (from + 1 + index) % items.length)
  return order.find((index) => items[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}

/** Arrows, Home, End and first letters move focus through the matching elements; the answer is where it went. */
export function stepThrough(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const from = items.indexOf(document.activeElement as HTMLElement)
  const to = nextIndex(event.key, from, items.length) ?? indexByLetter(items, event.key, from)
  const target = to === undefined ? undefined : items[to]
  if (!target) return undefined
  event.preventDefault()
  target.focus()
  return target
}
