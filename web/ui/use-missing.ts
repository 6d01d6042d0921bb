import { useSyncExternalStore } from 'react'
import { isSomethingMissing, onMissing } from './until-loaded.ts'

/** Whether somebody asked for a screen that cannot be had without a network. */
export function useMissing(): boolean {
  return useSyncExternalStore(onMissing, isSomethingMissing)
}
