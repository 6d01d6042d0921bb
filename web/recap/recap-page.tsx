import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Leon } from '../leon/leon.tsx'
import { ApiFailure } from '../platform/api-failure.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { RecapCard } from './recap-card.tsx'
import { RecapFacts } from './recap-facts.tsx'
import { useRecap } from './use-recap.ts'

/** Somebody's festival to look back on: the picture to share, and what it was made of. */
export function RecapPage() {
  const { t } = useTranslation()
  const { recap, failure, isGuest, pictureUrl, retry } = useRecap()
  const isRefused = failure instanceof ApiFailure
  return (
    <PageShell>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle name={t('recap.title')} className="font-display text-2xl font-extrabold sm:text-3xl">
          {t('recap.title')}
        </PageTitle>
        {recap?.isSoFar && <Badge tone="brand">{t('recap.soFar')}</Badge>}
      </header>
      {recap !== undefined && (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <RecapCard recap={recap} pictureUrl={pictureUrl} />
          <RecapFacts recap={recap} />
        </div>
      )}
      {recap === undefined && (isGuest || isRefused) && <NotYet isGuest={isGuest} />}
      {recap === undefined && failure !== null && !isRefused && (
        <NotLoaded title={t('tap.connection')} onRetry={retry} />
      )}
      {recap === undefined && failure === null && !isGuest && (
        <Skeleton label={t('app.loading')} lines={4} className="h-24" />
      )}
    </PageShell>
  )
}

/** Not identified, or the festival is still going on: what to do until then. */
function NotYet({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture={<Leon state="curious" size="min(16rem, 50vw)" />}
      title={t(isGuest ? 'recap.guest' : 'recap.notYet')}
      action={
        <Link
          to={isGuest ? '/fortune-teller/welcome' : '/leaderboard'}
          className={buttonClass({ variant: 'primary' })}
        >
          {t(isGuest ? 'recap.checkIn' : 'recap.toBoard')}
        </Link>
      }
    />
  )
}
