import { useEffect } from 'react'

/** Names the tab after the page and the festival. */
export function useDocumentTitle(page: string, festival: string): void {
  useEffect(() => {
    document.title = page === festival ? festival : `${page} · ${festival}`
  }, [page, festival])
}
