import { useTranslation } from 'react-i18next'
import { useSavedAt } from '../event/use-saved-at.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Badge } from '../ui/badge.tsx'
import { Clock } from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { OwnChoices } from './own-choices.tsx'
import { OwnData } from './own-data.tsx'
import { OwnPrizes } from './own-prizes.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProgressCards } from './progress-cards.tsx'
import { RecapLink } from './recap-link.tsx'
import { SignedOutProfile } from './signed-out-profile.tsx'
import { Statement } from './statement.tsx'
import { useFarewell } from './use-farewell.ts'
import { type ProfileView, useProfile } from './use-profile.ts'

/** Who I am at the festival: points, place, prizes, every line of the statement, and what I decide about myself. */
export function ProfilePage() {
  const { t } = useTranslation()
  const view = useProfile()
  useFarewell(view)
  return (
    <PageShell>
      <div className="mx-auto flex w-full max-w-[44rem] flex-1 flex-col gap-5">
        {view.kind !== 'signed-out' && (
          <PageTitle name={t('nav.profile')} className="sr-only">
            {t('nav.profile')}
          </PageTitle>
        )}
        {view.kind === 'loading' && (
          <div className="grid gap-5">
            <Skeleton label={t('app.loading')} lines={1} className="h-56 rounded-card" />
            <Skeleton label={t('app.loading')} lines={6} className="h-14" />
          </div>
        )}
        {view.kind === 'failed' && <NotLoaded title={t('tap.connection')} onRetry={view.retry} />}
        {view.kind === 'signed-out' && <SignedOutProfile isOtherPhone={view.isOtherPhone} />}
        {view.kind === 'found' && <Found {...view} />}
      </div>
    </PageShell>
  )
}

type FoundProps = Extract<ProfileView, { kind: 'found' }>

function Found({ profile, sessionId, savedAt, showMore, isFetchingMore }: FoundProps) {
  const sayWhen = useSavedAt()
  const isSaved = savedAt !== undefined
  return (
    <>
      {isSaved && (
        <p className="text-center">
          <Badge tone="warning" icon={<Clock aria-hidden />}>
            {sayWhen(savedAt)}
          </Badge>
        </p>
      )}
      <ProfileHead profile={profile} />
      <ProgressCards profile={profile} />
      <RecapLink profile={profile} />
      <OwnPrizes prizes={profile.prizes} />
      <Statement
        lines={profile.statement}
        hasMore={profile.hasMore}
        isFetchingMore={isFetchingMore}
        onMore={showMore}
      />
      <OwnChoices sessionId={sessionId} choices={profile.choices} isDisabled={isSaved} />
      <OwnData sessionId={sessionId} erasure={profile.erasure ?? null} isDisabled={isSaved} />
    </>
  )
}
