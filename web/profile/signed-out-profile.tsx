import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { Leon } from '../leon/leon.tsx'
import { isShared } from '../platform/surface.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { useSurface } from '../platform/use-surface.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { PairingCode } from '../stations/pairing-code.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card, cardClass } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { CalendarDays, ChartNoAxesColumn, ChevronRight, MessageCircle, Nfc } from '../ui/icons.ts'

/** The profile of a phone without an owner: how it gets one, and what a guest can do meanwhile. */
export function SignedOutProfile({ isOtherPhone }: { isOtherPhone: boolean }) {
  const { t } = useTranslation()
  const { mode } = useEvent()
  const sessionId = useRemembered('sessionId')
  const isKiosk = isShared(useSurface())
  const canTakeAlong = isKiosk && isOtherPhone && sessionId !== null
  const steps = [t('profile.nobody.step1'), t('profile.nobody.step2'), t('profile.nobody.step3')]
  return (
    <div className="grid gap-6 py-2 text-center">
      {/* A wide kiosk has no room for the code below what it is about. */}
      <div className={classNames('grid gap-6', canTakeAlong && 'items-center kiosk-landscape:grid-cols-2')}>
        <div className="grid justify-items-center gap-4">
          <Leon state="idle" wristband="tapping" size="min(13rem, 46vw, 30dvh)" />
          <PageTitle name={t('nav.profile')} className="font-display text-2xl font-extrabold text-balance">
            {t('profile.nobody.title')}
          </PageTitle>
          <p className="max-w-prose text-lg text-mid text-balance">
            {t(isOtherPhone ? 'profile.nobody.otherPhone' : 'profile.nobody.text')}
          </p>
        </div>
        {canTakeAlong && (
          <div className="justify-self-center">
            <PairingCode source={{ sessionId }} />
          </div>
        )}
      </div>
      <Card tone="raised" className="justify-self-center">
        <ol className="grid gap-4 text-lg">
          {steps.map((step, index) => (
            <li key={step} className="flex items-start gap-4">
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-display text-sm font-extrabold text-on-accent"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </Card>
      {mode === 'demo' && (
        <Link
          to="/tap-tracking"
          className={`${buttonClass({ variant: 'primary', size: 'lg' })} justify-self-center`}
        >
          <Nfc aria-hidden className="size-[1.1em]" />
          {t('profile.nobody.demo')}
        </Link>
      )}
      <GuestDoors />
    </div>
  )
}

function GuestDoors() {
  const { t } = useTranslation()
  const doors = [
    { to: '/fortune-teller/ask-question', icon: <MessageCircle />, text: t('home.ask.title') },
    { to: '/itinerary', icon: <CalendarDays />, text: t('nav.itinerary') },
    { to: '/leaderboard', icon: <ChartNoAxesColumn />, text: t('board.title') },
  ]
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('profile.nobody.guest')}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {doors.map(({ to, icon, text }) => (
          <li key={to}>
            <Link
              to={to}
              className={`${cardClass({ isAction: true })} flex! items-center gap-3 p-4! font-semibold`}
            >
              <span aria-hidden className="text-link [&_svg]:size-5">
                {icon}
              </span>
              <span className="flex-1">{text}</span>
              <ChevronRight aria-hidden className="size-4 text-low" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
