import '../shell/staff.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { returnAddress } from '../../contract/return-address.ts'
import { getProvider } from '../../contract/staff.ts'
import { LanguageMenu } from '../i18n/language-menu.tsx'
import { call } from '../platform/api.ts'
import { Brand } from '../shell/brand.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { withReturn } from '../staff/sign-in-again.ts'
import { useCurrentUser } from '../staff/use-current-user.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { wasSignedIn } from './kept.ts'
import { LoadingScreen, TextsGate } from './texts-gate.tsx'
import { useAdminText } from './use-admin-text.ts'
import { useTheme } from './use-theme.ts'

/** The door of the dashboard. */
export function LoginPage() {
  useTheme()
  return (
    <TextsGate>
      <Login />
    </TextsGate>
  )
}

function Login() {
  const { user, isAway, retry } = useCurrentUser()
  const [params] = useSearchParams()
  if (user) return <Navigate to={returnAddress(params.get('returnTo')) ?? '/admin'} replace />
  if (user === undefined && !isAway) return <LoadingScreen />
  return (
    <div className="night-sky flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-2 px-gutter py-2">
        <Brand />
        <LanguageMenu />
      </header>
      <main className="grid flex-1 grid-cols-1 place-items-center p-gutter">
        <Card className="grid w-full max-w-md grid-cols-1 gap-6 px-5 py-8 text-center sm:px-8">
          <SignIn isAway={isAway} onRetry={retry} />
        </Card>
      </main>
    </div>
  )
}

function SignIn({ isAway, onRetry }: { isAway: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  const say = useAdminText()
  const provider = useQuery({
    queryKey: ['provider'],
    queryFn: ({ signal }) => call(getProvider, { signal }),
  })
  const [params] = useSearchParams()
  const failed = params.get('failed')
  return (
    <>
      <PageTitle
        name={say('login.title')}
        className="font-display text-base font-extrabold [overflow-wrap:anywhere] min-[23rem]:text-xl sm:text-2xl"
      >
        {say('login.title')}
      </PageTitle>
      {isAway && <ErrorState title={t('errors.unavailable')} retryLabel={t('app.retry')} onRetry={onRetry} />}
      {failed !== null && !isAway && (
        <p role="alert" className="rounded-control border border-danger/50 bg-danger/10 p-3 text-hi">
          {say(failed === 'provider' ? 'login.failed.provider' : 'login.failed.sign-in')}
        </p>
      )}
      {failed === null && !isAway && wasSignedIn() && (
        <p role="status" className="rounded-control border border-accent/60 bg-accent/10 p-3 text-hi">
          {say('login.ended')}
        </p>
      )}
      {/* The browser itself goes to the identity provider: this is no screen of ours. */}
      <Button
        variant="primary"
        size="lg"
        onClick={() => location.assign(withReturn('/api/login', params.get('returnTo')))}
      >
        {provider.isPending
          ? t('app.loading')
          : say('login.signIn', { name: provider.data?.name ?? 'OpenID' })}
      </Button>
      <p className="text-sm text-mid">{say('login.note')}</p>
    </>
  )
}
