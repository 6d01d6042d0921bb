import { useTranslation } from 'react-i18next'
import { Leon } from '../leon/leon.tsx'
import { Button } from '../ui/button.tsx'

/** What is shown where a screen failed. */
export function StumbledPage() {
  const { t } = useTranslation()
  return (
    <main className="night-sky grid min-h-dvh content-center justify-items-center gap-4 p-gutter text-center">
      <Leon state="curious" size="min(14rem, 50vw)" />
      <h1 className="text-2xl">{t('app.error.title')}</h1>
      <p className="max-w-prose text-mid">{t('app.error.text')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('app.error.reload')}
      </Button>
    </main>
  )
}
