import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Source } from '../../contract/guide.ts'
import { getEntry, type PublicEntry } from '../../contract/knowledge.ts'
import { useEvent } from '../event/use-event.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { ShowOnMap } from '../places/show-on-map.tsx'
import { call } from '../platform/api.ts'
import { Badge } from '../ui/badge.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Clock, MapPin } from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { spanOf } from './entry-time.ts'
import { SaveButton } from './save-button.tsx'

interface EntryDialogProps {
  source: Source
  /** The entry as the screen knows it already, for a time without network. */
  known?: PublicEntry
  /** What this screen knows about it on top. */
  children?: ReactNode
  onClose: () => void
}

/** The entry of the event knowledge that an answer stands on. One touch saves it. */
export function EntryDialog({ source, known, children, onClose }: EntryDialogProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const {
    data = known,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['entry', source.id, language],
    queryFn: ({ signal }) =>
      call(getEntry, { params: { entryId: source.id }, querystring: { language }, signal }),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data?.title ?? source.title}
      closeLabel={t('app.close')}
    >
      {data !== undefined && (
        <div className="grid gap-4">
          <Entry entry={data} />
          {children}
          {canBeSaved(data) && (
            <SaveButton entryId={data.id} title={data.title} className="justify-self-start" />
          )}
        </div>
      )}
      {data === undefined && !isError && <Skeleton label={t('guide.entry.loading')} lines={4} />}
      {isError && data === undefined && (
        <ErrorState
          title={t('guide.entry.failed')}
          retryLabel={t('app.retry')}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}

// A place or good advice is nothing that one goes to at a time.
function canBeSaved({ category }: PublicEntry): boolean {
  return category === 'activation' || category === 'schedule'
}

function Entry({ entry }: { entry: PublicEntry }) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const { timeZone } = useEvent()
  const span = spanOf(entry, locale, timeZone)
  return (
    <div className="grid gap-4">
      <div>
        <Badge tone="brand">{t(`guide.entry.${entry.category}`)}</Badge>
      </div>
      <p className="whitespace-pre-line text-mid">{entry.description}</p>
      {span !== undefined && (
        <p className="flex items-start gap-2 font-semibold">
          <Clock aria-hidden className="mt-[.2em] size-[1.1em] shrink-0 text-link" />
          {span}
        </p>
      )}
      {entry.location !== null && (
        <p className="flex items-start gap-2 font-semibold">
          <MapPin aria-hidden className="mt-[.2em] size-[1.1em] shrink-0 text-link" />
          {entry.location}
        </p>
      )}
      <ShowOnMap location={entry.location} className="justify-self-start" />
    </div>
  )
}
