import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Leon } from '../leon/leon.tsx'
import { useHome } from '../platform/use-surface.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { buttonClass } from '../ui/button.tsx'
import { House } from '../ui/icons.ts'

/** Any path nobody knows. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <PageShell>
      <div className="grid flex-1 content-center justify-items-center gap-4 py-10 text-center">
        <Leon state="curious" size="min(15rem, 55vw)" />
        <PageTitle name={t('notFound.title')} className="font-display text-2xl sm:text-3xl">
          {t('notFound.title')}
        </PageTitle>
        <p className="max-w-prose font-mono text-sm text-low">{t('notFound.hint')}</p>
        <Link to={home} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          <House aria-hidden className="size-5" />
          {t('nav.home')}
        </Link>
      </div>
    </PageShell>
  )
}
