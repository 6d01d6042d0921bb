import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PublicEntry } from '../../contract/knowledge.ts'
import { listFaqs } from '../../contract/programme.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Leon } from '../leon/leon.tsx'
import { call } from '../platform/api.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { MessageCircle } from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { FaqItem } from './faq-item.tsx'
import { ProgrammeTop } from './programme-top.tsx'
import { SearchField } from './search-field.tsx'
import { useFoundFaqs } from './use-found-faqs.ts'
import { useLastSeen } from './use-last-seen.ts'

const STALE_AFTER_MS = 60_000

/** Frequently asked questions: the text that Leon answers from, to be read and searched without asking. */
export function FaqsPage() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const query = useQuery({
    queryKey: ['faqs', language],
    queryFn: async ({ signal }) => (await call(listFaqs, { querystring: { language }, signal })).faqs,
    staleTime: STALE_AFTER_MS,
  })
  const saved = useLastSeen<PublicEntry[]>(`faqs ${language}`, query.data, query.isError)
  const faqs = query.data ?? saved?.value
  const readAt = query.data === undefined ? saved?.savedAt : query.dataUpdatedAt
  return (
    <PageShell>
      <div className="mx-auto w-full max-w-[46rem] xl:max-w-[70rem]">
        <ProgrammeTop title={t('faqs.title')} savedAt={query.isError ? readAt : undefined} />
        {faqs !== undefined && <Faqs faqs={faqs} />}
        {faqs === undefined && !query.isError && (
          <Skeleton label={t('app.loading')} lines={8} className="h-14" />
        )}
        {faqs === undefined && query.isError && (
          <NotLoaded title={t('programme.failed')} onRetry={() => void query.refetch()} />
        )}
      </div>
    </PageShell>
  )
}

function Faqs({ faqs }: { faqs: PublicEntry[] }) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = useFoundFaqs(faqs, useDeferredValue(search))
  return (
    <>
      <div className="mb-5 flex">
        <SearchField label={t('faqs.search')} value={search} onChange={setSearch} />
      </div>
      <ul className="grid items-start gap-2.5 xl:grid-cols-2">
        {found.map((faq) => (
          <li key={faq.id}>
            <FaqItem faq={faq} />
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <EmptyState
          picture={<Leon state="curious" size="min(11rem, 42vw)" />}
          title={t(faqs.length === 0 ? 'faqs.unwritten' : 'faqs.empty')}
          action={
            <Link
              to="/fortune-teller/ask-question"
              state={{ draft: search.trim() }}
              className={buttonClass({ variant: 'primary' })}
            >
              <MessageCircle aria-hidden className="size-[1.1em]" />
              {t('faqs.ask')}
            </Link>
          }
        />
      )}
    </>
  )
}
