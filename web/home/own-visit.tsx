import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OwnStanding } from '../profile/own-standing.tsx'
import { ChevronRight, Sparkles } from '../ui/icons.ts'
import { InstallHint } from './install-hint.tsx'

/** What is there of a visit already: the points and the next prize of an attendee, and the way to what Leon told. */
export function OwnVisit({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <OwnStanding sessionId={sessionId} />
      <Link
        to={`/fortune-teller/journey/${sessionId}`}
        className="flex min-h-control items-center gap-3 rounded-card border border-line/60 bg-surface/70 px-4 py-2 text-sm font-semibold transition-colors hover:border-link"
      >
        <Sparkles aria-hidden className="size-5 shrink-0 text-pink-500" />
        <span className="min-w-0 flex-1">{t('journeys.mine')}</span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-low" />
      </Link>
      <InstallHint />
    </div>
  )
}
