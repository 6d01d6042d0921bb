import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getTerms } from '../../contract/terms.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { call } from '../platform/api.ts'
import { NotLoaded } from '../shell/not-loaded.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Contact } from './contact.tsx'
import { loadTerms } from './load-terms.ts'
import { OwnTerms } from './own-terms.tsx'
import { TermsHeading } from './terms-heading.tsx'
import { type TermsText, termsEdition, termsSections } from './terms-text.ts'

/** Terms and privacy: what is stored, why, how long, and how to be rid of it. Black on white on paper. */
export function TermsPage() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data, isError, refetch } = useQuery({
    // In the name of the event's own query, so that whatever makes that one old makes this one old.
    queryKey: ['event', 'terms', language],
    queryFn: async ({ signal }) => {
      const { terms } = await call(getTerms, { querystring: { language }, signal })
      return terms ?? loadTerms(language)
    },
  })
  return (
    <PageShell>
      <div className="mx-auto w-full max-w-[44rem]">
        {data !== undefined && ('text' in data ? <OwnTerms {...data} /> : <Terms text={data} />)}
        {data === undefined && !isError && <Skeleton label={t('app.loading')} lines={12} className="h-5" />}
        {isError && <NotLoaded title={t('programme.failed')} onRetry={() => void refetch()} />}
      </div>
    </PageShell>
  )
}

function Terms({ text }: { text: TermsText }) {
  const { name, timeZone, brand } = useEvent()
  const format = useFormat(timeZone)
  const withName = (sentence: string) =>
    sentence.replaceAll('{{event}}', name).replaceAll('{{guide}}', brand.guideName)
  const { version, date } = termsEdition
  return (
    <article className="grid gap-7 pb-8">
      <TermsHeading title={text.title} version={version} date={format.date(date)}>
        <p className="text-lg text-hi">{withName(text.intro)}</p>
      </TermsHeading>
      {termsSections.map((section, index) => (
        <section key={section} className="grid gap-2.5 border-t border-line/60 pt-6">
          <h2 className="flex items-baseline gap-3 text-lg">
            <span aria-hidden className="tnum font-display text-sm text-link">
              {index + 1}
            </span>
            {text.sections[section].heading}
          </h2>
          {text.sections[section].body.map((paragraph) => (
            <p key={paragraph} className="leading-relaxed text-mid">
              {withName(paragraph)}
            </p>
          ))}
          {section === 'who' && <Contact />}
        </section>
      ))}
    </article>
  )
}
