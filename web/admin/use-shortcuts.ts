import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

/** A wristband reader types too, but never with a pause this long between two keys. */
const PERSON_PAUSE_MS = 60
/** How long G waits for its digit. */
const SEQUENCE_MS = 1_500

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Single keys of a person, outside of fields and dialogs; the keys of a reader are not for us. */
export function useShortcuts(isEnabled: boolean, onShortcut: (shortcut: Shortcut) => void): void {
  const act = useEffectEvent(onShortcut)
  useEffect(() => {
    if (!isEnabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastAt = Number.NEGATIVE_INFINITY
    let before: { key: string; at: number } | undefined

    function handleKey(event: KeyboardEvent): void {
      const { key, timeStamp } = event
      const isBurst = timeStamp - lastAt < PERSON_PAUSE_MS
      lastAt = timeStamp
      clearTimeout(timer)
      if (isBurst || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      const sequence = before && timeStamp - before.at < SEQUENCE_MS ? before.key : undefined
      before = { key, at: timeStamp }
      const shortcut = shortcutOf(key, sequence)
      if (shortcut === undefined) return
      if (shortcut.kind === 'search') event.preventDefault()
      timer = setTimeout(() => act(shortcut), PERSON_PAUSE_MS)
    }
    addEventListener('keydown', handleKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', handleKey)
    }
  }, [isEnabled])
}
