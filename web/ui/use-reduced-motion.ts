import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia?.('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void) {
  const media = query()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the visitor asked for stillness. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}
