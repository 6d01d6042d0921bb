import { useRef } from 'react'

/**
 * Gives focus back to what opened a dialog. Radix does so only for its own trigger, and our dialogs are opened
 * by whatever the screen likes.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Whoever closed it may have given the focus to something else, or opened the next dialog.
      const isTaken = document.activeElement !== null && document.activeElement !== document.body
      if (!isTaken && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
