import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Printer } from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { loadTerms } from './load-terms.ts'
import { type TermsText, termsEdition, termsSections } from './terms-text.ts'

/** Terms and privacy: what is stored, why, how long, and how to be rid of it. Black on white on paper. */
export function TermsPage() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: ['terms', language],
    queryFn: () => loadTerms(language),
  })
  return (
    <PageShell>
      <div className="mx-auto w-full max-w-[44rem]">
        {data !== undefined && <Terms text={data} />}
        {data === undefined && !isError && <Skeleton label={t('app.loading')} lines={12} className="h-5" />}
        {isError && (
          <ErrorState
            title={t('programme.failed')}
            retryLabel={t('app.retry')}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </PageShell>
  )
}

function Terms({ text }: { text: TermsText }) {
  const { t } = useTranslation()
  const { name, timeZone } = useEvent()
  const format = useFormat(timeZone)
  const withName = (sentence: string) => sentence.replaceAll('{{event}}', name)
  const { version, date } = termsEdition
  return (
    <article className="grid gap-7 pb-8">
      <header className="grid gap-3">
        <PageTitle
          name={text.title}
          className="font-display text-2xl font-extrabold text-balance sm:text-3xl"
        >
          {text.title}
        </PageTitle>
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-low">
          <p>{t('terms.version', { version, date: format.date(date) })}</p>
          <Button size="sm" variant="ghost" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden className="size-[1.1em]" />
            {t('terms.print')}
          </Button>
        </div>
        <p className="text-lg text-hi">{withName(text.intro)}</p>
      </header>
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
        </section>
      ))}
    </article>
  )
}
