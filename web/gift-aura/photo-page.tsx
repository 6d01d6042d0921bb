import '../shell/stations.css'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { Leon } from '../leon/leon.tsx'
import { ApiFailure } from '../platform/api-failure.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { KeptPhoto } from './kept-photo.tsx'
import { useOwnerKey, usePhoto } from './photo-link.ts'
import { type PhotoText, usePhotoText } from './photo-texts.ts'

/** A photo on the phone of whoever was sent its link: to look at, to keep, to share, and for its owner to delete. */
export function PhotoPage() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const ownerKey = useOwnerKey(token)
  const { data, error, refetch } = usePhoto(token, ownerKey)
  const text = usePhotoText()
  const isGone = error instanceof ApiFailure && error.status === 404
  if (text === undefined) return <PageShell>{null}</PageShell>
  return (
    <PageShell>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid w-full max-w-xl gap-5">
        <PageTitle name={text('photo.title')} className="font-display text-xl sm:text-2xl">
          {text('photo.title')}
        </PageTitle>
        {isGone ? (
          <GonePhoto text={text} />
        ) : data ? (
          <KeptPhoto text={text} token={token} ownerKey={ownerKey} photo={data} />
        ) : error ? (
          <ErrorState
            title={text('photo.failed')}
            retryLabel={t('app.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton label={t('app.loading')} lines={4} />
        )}
      </div>
    </PageShell>
  )
}

/** Expired, deleted or never there: all three look alike, to strangers too. */
function GonePhoto({ text }: { text: PhotoText }) {
  return (
    <EmptyState
      picture={<Leon state="curious" size="min(12rem, 50vw)" />}
      title={text('photo.gone.title')}
      description={text('photo.gone.text')}
      action={
        <Link to="/gift-aura" className={buttonClass({ variant: 'primary' })}>
          {text('photo.gone.again')}
        </Link>
      }
    />
  )
}
