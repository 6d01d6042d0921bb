import { useTranslation } from 'react-i18next'
import type { KeptOutcome } from '../platform/tap-outbox.ts'

/** What is true about a tap that is kept: why, and until when it is safe. */
export function useKeptText(): (kept: KeptOutcome) => { title: string; text: string } {
  const { t } = useTranslation()
  return ({ isLocked, isSafe }) => ({
    title: t(isLocked ? 'tap.locked' : 'tap.connection'),
    text: t(isSafe ? (isLocked ? 'tap.keptLocked' : 'tap.kept') : 'tap.keptHere'),
  })
}
