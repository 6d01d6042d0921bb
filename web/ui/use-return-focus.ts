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
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
