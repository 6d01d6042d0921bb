import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextsOf } from '../i18n/use-texts-of.ts'
import { Spinner } from '../ui/spinner.tsx'
import { type AdminKey, adminTexts } from './texts.ts'
import { AdminTextContext } from './use-admin-text.ts'

/** What the specification says while anything of the dashboard is not there yet. */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="flex items-center gap-3 text-lg text-mid">
        <Spinner delayMs={0} />
        {t('app.loading')}
      </p>
    </main>
  )
}

/** Lets the dashboard speak before it shows anything. */
export function TextsGate({ children }: { children: ReactNode }) {
  const say = useTextsOf<AdminKey>(adminTexts)
  return say === undefined ? <LoadingScreen /> : <AdminTextContext value={say}>{children}</AdminTextContext>
}
