import './stations.css'
import { useFontsOfSharedScreens } from '../i18n/fonts-of-shared-screens.ts'
import { useWakeLock } from '../platform/use-wake-lock.ts'

/**
 * What a kiosk and a wall need beside their page: their look, without which none is shown, letters for everybody's name,
 * and a screen that stays awake.
 */
export function SharedScreen() {
  useWakeLock(true)
  useFontsOfSharedScreens()
  return null
}
