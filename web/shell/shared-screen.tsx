import { useFontsOfSharedScreens } from '../i18n/fonts-of-shared-screens.ts'
import { useWakeLock } from '../platform/use-wake-lock.ts'

/** What a kiosk and a wall need beside their page: they stay awake, and have letters for everybody's name. */
export function SharedScreen() {
  useWakeLock(true)
  useFontsOfSharedScreens()
  return null
}
