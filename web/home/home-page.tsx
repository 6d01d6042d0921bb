import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foundedEvent } from '../event/founded-event.ts'
import { useEvent } from '../event/use-event.ts'
import { loadLaterTexts } from '../i18n/start-i18n.ts'
import { useGuideSession } from '../journeys/guide-session.ts'
import { Leon } from '../leon/leon.tsx'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { NowStripSlot } from '../programme/now-strip-slot.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { part } from '../ui/part.ts'
import { GuideLinks } from './guide-links.tsx'
import { HomeGreeting } from './home-greeting.tsx'
import { TapInvitationSlot } from './tap-invitation-slot.tsx'

const OwnVisit = part<{ sessionId: string }>(async () => {
  const [{ OwnVisit }] = await Promise.all([import('./own-visit.tsx'), loadLaterTexts('profile')])
  return OwnVisit
})

/** On a device of one's own, once there is a visit: a guest who has not begun loads none of it. */
function OwnVisitSlot() {
  const sessionId = useGuideSession()
  if (isShared(useSurface()) || sessionId === undefined) return null
  return (
    <Suspense>
      <OwnVisit sessionId={sessionId} />
    </Suspense>
  )
}

/** The home greeting screen, at `/` and `/fortune-teller`: Leon, who you are to him, and three doors. */
export function HomePage() {
  const { t } = useTranslation()
  const { name, shortName } = useEvent()
  const [isGreeted, setIsGreeted] = useState(false)
  return (
    <PageShell>
      <div className="grid flex-1 content-center gap-5 lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-16 kiosk:grid-cols-1 kiosk:gap-10 kiosk-landscape:grid-cols-[5fr_6fr]">
        <div className="grid justify-items-center gap-3 text-center">
          <div
            className="w-[min(42vw,11rem)] lg:w-[min(26rem,60dvh)] kiosk:w-[18rem] kiosk-landscape:w-[min(18rem,50dvh)]"
            onPointerDown={() => setIsGreeted(true)}
          >
            <Leon state={isGreeted ? 'happy' : 'idle'} />
          </div>
          <PageTitle name={name} className="font-display text-2xl lg:text-3xl">
            {t('home.title')}
          </PageTitle>
          <HomeGreeting eventName={shortName} />
        </div>
        <div className="grid gap-4">
          <OwnVisitSlot />
          <TapInvitationSlot />
          <GuideLinks />
          <NowStripSlot />
          {/* The tagline is that of LIVE FEST (specification section 2); other events have none. */}
          {name === foundedEvent.name && (
            <p className="text-center font-display text-lg font-bold text-pink-500">{t('home.tagline')}</p>
          )}
        </div>
      </div>
      <footer className="pt-3 text-center text-sm text-low">{t('home.footer')}</footer>
    </PageShell>
  )
}
