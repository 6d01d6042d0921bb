import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { Attendee } from '../../contract/attendees.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { Leon } from '../leon/leon.tsx'
import { ApiFailure } from '../platform/api-failure.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ArrowRight, ChartNoAxesColumn, Gift, House, Smartphone } from '../ui/icons.ts'
import { type PairingText, usePairingText } from './pairing-texts.ts'
import { useTakeCode } from './use-take-code.ts'

/**
 * Opened by the code of a station. It asks first: browsers open links ahead of people, and a code is good only once.
 */
export function PairingPage() {
  const { code = '' } = useParams()
  const taking = useTakeCode(code)
  const text = usePairingText()
  if (text === undefined) return <PageShell>{null}</PageShell>
  return (
    <PageShell>
      <div className="mx-auto grid w-full max-w-md flex-1 content-center justify-items-center gap-5 py-6 text-center">
        {taking.data ? (
          <Taken text={text} attendee={taking.data.attendee} />
        ) : taking.error instanceof ApiFailure && taking.error.code === 'claim_expired' ? (
          <Expired text={text} failure={taking.error} />
        ) : (
          <Offered
            text={text}
            isPending={taking.isPending}
            hasFailed={taking.isError}
            onTake={() => taking.mutate()}
          />
        )}
      </div>
    </PageShell>
  )
}

interface OfferedProps {
  text: PairingText
  isPending: boolean
  hasFailed: boolean
  onTake(): void
}

function Offered({ text, isPending, hasFailed, onTake }: OfferedProps) {
  const { t } = useTranslation()
  const gains = [
    { icon: <ChartNoAxesColumn aria-hidden />, gain: text('claim.gain.points') },
    { icon: <Gift aria-hidden />, gain: text('claim.gain.prizes') },
    { icon: <Smartphone aria-hidden />, gain: text('claim.gain.guest') },
  ]
  return (
    <>
      <Leon state="curious" size="min(13rem, 45vw, 28dvh)" />
      <PageTitle name={text('claim.title')} className="font-display text-2xl font-extrabold text-balance">
        {text('claim.title')}
      </PageTitle>
      <ul className="grid gap-3 text-start text-lg [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent">
        {gains.map(({ icon, gain }) => (
          <li key={gain} className="flex gap-3">
            {icon}
            {gain}
          </li>
        ))}
      </ul>
      <Button variant="primary" size="lg" isGlowing className="w-full" isPending={isPending} onClick={onTake}>
        <Smartphone aria-hidden className="size-[1.1em]" />
        {t('claim.mine')}
      </Button>
      {hasFailed && <ErrorState title={t('tap.connection')} description={t('errors.unavailable')} />}
      <p className="text-sm text-low">{text('claim.notYours')}</p>
    </>
  )
}

function Taken({ text, attendee }: { text: PairingText; attendee: Attendee }) {
  const title = text('claim.done', { username: attendee.tiktokUsername })
  return (
    <>
      <Leon state="happy" size="min(15rem, 50vw, 32dvh)" />
      <div role="status" className="grid gap-2">
        <PageTitle
          name={title}
          className="font-display text-2xl font-extrabold text-balance [overflow-wrap:anywhere]"
        >
          {title}
        </PageTitle>
        <p className="text-lg text-mid">{text('claim.doneText')}</p>
      </div>
      <Link to="/profile" className={`${buttonClass({ variant: 'primary', size: 'lg' })} w-full`}>
        {text('claim.toProfile')}
        <ArrowRight aria-hidden className="size-[1.1em]" />
      </Link>
    </>
  )
}

function Expired({ text, failure }: { text: PairingText; failure: ApiFailure }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <>
      <Leon state="sleepy" size="min(15rem, 50vw, 32dvh)" />
      <div role="alert" className="grid gap-2">
        <PageTitle name={text('claim.expired')} className="font-display text-2xl font-extrabold text-balance">
          {text('claim.expired')}
        </PageTitle>
        <p className="text-lg text-mid">{failureText(failure)}</p>
      </div>
      <Link to="/profile" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {text('claim.how')}
      </Link>
      <Link to="/" className={buttonClass({ variant: 'ghost' })}>
        <House aria-hidden className="size-[1.1em]" />
        {t('nav.home')}
      </Link>
    </>
  )
}
