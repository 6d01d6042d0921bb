import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { ApiFailure } from '../platform/api-failure.ts'
import { useDocumentTitle } from '../platform/use-document-title.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAdminText } from './use-admin-text.ts'

interface SectionFrameProps {
  title: string
  /** Beside the title: what can be started here. */
  actions?: ReactNode
  intro?: ReactNode
  children: ReactNode
}

// On phones the actions stand in two columns, and the main one across both.
const actionsClass =
  'flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>button]:px-3 max-sm:[&>:last-child]:col-span-2'

/** A section with its heading, which takes the focus when somebody comes to it. */
export function SectionFrame({ title, actions, intro, children }: SectionFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title, useEvent().name)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl md:text-2xl">
          {title}
        </h2>
        {actions && <div className={actionsClass}>{actions}</div>}
      </header>
      {intro && <p className="-mt-2 max-w-prose text-mid">{intro}</p>}
      {children}
    </section>
  )
}

interface LoadedProps<Data> {
  query: {
    data: Data | undefined
    isError: boolean
    error: unknown
    errorUpdatedAt: number
    refetch: () => unknown
  }
  loadingText: string
  children: (data: Data) => ReactNode
}

/** A section that could not be read is read again after a while, and when the network is back. */
const ANOTHER_TRY_MS = 10_000

function useAnotherTry({ isError, errorUpdatedAt, refetch }: LoadedProps<unknown>['query']): void {
  const again = useEffectEvent(() => void refetch())
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure waits anew.
  useEffect(() => {
    if (!isError) return
    const timer = setTimeout(again, ANOTHER_TRY_MS)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [isError, errorUpdatedAt])
}

/** The waiting and the failing of a section; what was read before stays while the server is away. */
export function Loaded<Data>({ query, loadingText, children }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const say = useAdminText()
  useAnotherTry(query)
  if (query.data !== undefined) {
    return (
      <>
        {query.isError && (
          <p role="status" className="rounded-control bg-warning/12 px-3 py-2 text-sm text-warning">
            {say('admin.away')}
          </p>
        )}
        {children(query.data)}
      </>
    )
  }
  if (query.isError) {
    return (
      <ErrorState
        title={say('admin.loadFailed')}
        description={<FailureDetail failure={query.error} />}
        retryLabel={t('app.retry')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <div>
      <p role="status" className="mb-3 text-mid">
        {loadingText}
      </p>
      <div aria-hidden>
        <Skeleton label="" lines={4} className="h-14" />
      </div>
    </div>
  )
}

/** What went wrong, as the specification says it in section 8: the status of the answer, if there was one. */
function FailureDetail({ failure }: { failure: unknown }) {
  const { t } = useTranslation()
  if (failure instanceof ApiFailure) return `HTTP ${failure.status}`
  return t('errors.unavailable')
}
