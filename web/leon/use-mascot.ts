import { useSyncExternalStore } from 'react'
import { knownFestival, onFestival } from '../platform/festival.ts'

/** The address of the picture that stands in the place of Leon; null: Leon as he is drawn. */
export function useMascot(): string | null {
  return useSyncExternalStore(onFestival, () => knownFestival().brand?.mascot ?? null)
}
