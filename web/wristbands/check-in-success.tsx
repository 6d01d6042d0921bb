import { useTranslation } from 'react-i18next'
import type { SessionOwner } from '../../contract/wristbands.ts'
import { Leon } from '../leon/leon.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { CountdownBar } from '../ui/countdown-bar.tsx'
import { REDIRECT_MS } from './check-in.ts'

/** The whole screen says welcome, for the two seconds before the experience begins. */
export function CheckInSuccess({ owner, leadsOn }: { owner: SessionOwner; leadsOn: boolean }) {
  const { t } = useTranslation()
  const title = t('welcome.success', { username: owner.tiktokUsername })
  return (
    <div
      role="alert"
      className="grid flex-1 animate-fade content-center justify-items-center gap-4 bg-mint-400 p-gutter text-center text-ink-1000 kiosk-landscape:grid-cols-2 kiosk-landscape:items-center"
    >
      <Leon state="happy" size="min(20rem, 55vw, 40dvh)" />
      <div className="grid max-w-full justify-items-center gap-4">
        <PageTitle
          name={title}
          className="max-w-full text-3xl font-extrabold [overflow-wrap:anywhere] sm:text-4xl"
        >
          {title}
        </PageTitle>
        <p className="text-xl font-semibold">{owner.attendeeName}</p>
        {leadsOn && <p>{t('welcome.redirecting')}</p>}
        <div className="w-[min(20rem,80vw)]">
          <CountdownBar durationMs={REDIRECT_MS} />
        </div>
      </div>
    </div>
  )
}
