import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../shell/page-title.tsx'
import { Button } from '../ui/button.tsx'
import { Printer } from '../ui/icons.ts'

interface TermsHeadingProps {
  title: string
  /** Which terms these are, and of when, as people write a day. */
  version: string
  date: string
  children?: ReactNode
}

/** What the terms are called, which they are, and the way to have them on paper. */
export function TermsHeading({ title, version, date, children }: TermsHeadingProps) {
  const { t } = useTranslation()
  return (
    <header className="grid gap-3">
      <PageTitle name={title} className="font-display text-2xl font-extrabold text-balance sm:text-3xl">
        {title}
      </PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-low">
        <p>{t('terms.version', { version, date })}</p>
        <Button size="sm" variant="ghost" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden className="size-[1.1em]" />
          {t('terms.print')}
        </Button>
      </div>
      {children}
    </header>
  )
}
