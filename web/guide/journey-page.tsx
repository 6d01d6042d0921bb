import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { useSavedAt } from '../event/use-saved-at.ts'
import { QrCard } from '../journeys/qr-card.tsx'
import { Leon } from '../leon/leon.tsx'
import { isAway } from '../platform/api-failure.ts'
import { useSilenceOnLeave } from '../platform/use-speech.ts'
import { JourneyItinerary } from '../programme/journey-itinerary.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Clock, House, RotateCcw } from '../ui/icons.ts'
import { useSettled } from '../ui/use-settled.ts'
import { GuideTop } from './guide-top.tsx'
import { JourneyTimeline } from './journey-timeline.tsx'
import { leonVoice } from './leon-voice.ts'
import { TalkingLeon } from './talking-leon.tsx'
import { type FoundJourney, useJourney } from './use-journey.ts'

/** What Leon told during a visit, opened by link or QR code; it tells nothing about who the visitor is. */
export function JourneyPage() {
  const { sessionId = '' } = useParams()
  const { data, error, refetch } = useJourney(sessionId)
  useSilenceOnLeave(leonVoice)
  return (
    <PageShell>
      <div
        className={classNames(
          'mx-auto grid w-full max-w-[52rem] flex-1 gap-6 kiosk:gap-10',
          data !== undefined && 'content-start',
        )}
      >
        {data && <Found sessionId={sessionId} {...data} />}
        {!data && !error && <Revealing />}
        {!data && error && <Missing onRetry={isAway(error) ? () => void refetch() : undefined} />}
      </div>
    </PageShell>
  )
}

function Found({ sessionId, journey, savedAt }: FoundJourney & { sessionId: string }) {
  const { t } = useTranslation()
  const { shortName } = useEvent()
  const sayWhen = useSavedAt()
  const isEmpty = journey.fortunes.length === 0 && journey.questions.length === 0
  return (
    <>
      <GuideTop title={t('journeys.title')} />
      <div className="grid justify-items-center gap-3">
        <div className="w-[min(9rem,36vw)] kiosk:w-[12rem]">
          <TalkingLeon state={isEmpty ? 'curious' : 'happy'} />
        </div>
        {savedAt !== undefined && (
          <Badge tone="warning" icon={<Clock aria-hidden />}>
            {sayWhen(savedAt)}
          </Badge>
        )}
      </div>
      {isEmpty ? (
        <p className="mx-auto max-w-md py-4 text-center text-lg text-balance">
          {t('journeys.empty', { event: shortName })}
        </p>
      ) : (
        <JourneyTimeline {...journey} />
      )}
      <JourneyItinerary sessionId={sessionId} />
      <QrCard sessionId={sessionId} isOnJourney />
    </>
  )
}

function Revealing() {
  const { t } = useTranslation()
  // A journey that opens at once is not announced first.
  const isShown = useSettled(true, 200, 400)
  return (
    <div
      className={`grid content-center justify-items-center gap-5 py-10 text-center ${isShown ? 'animate-fade' : 'invisible'}`}
    >
      <Leon state="thinking" size="min(15rem, 50vw, 40dvh)" />
      <p role="status" className="text-lg font-semibold">
        {t('journeys.loading')}
      </p>
    </div>
  )
}

function Missing({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="grid content-center justify-items-center gap-4 py-10 text-center">
      <Leon state="curious" size="min(15rem, 50vw, 40dvh)" />
      <PageTitle name={t('journeys.missing.title')} className="font-display text-2xl font-extrabold">
        {t('journeys.missing.title')}
      </PageTitle>
      <p className="text-mid">{t('journeys.missing.text')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button size="lg" onClick={onRetry}>
            <RotateCcw aria-hidden className="size-[1.1em]" />
            {t('app.retry')}
          </Button>
        )}
        <Link to="/fortune-teller" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          <House aria-hidden className="size-[1.1em]" />
          {t('journeys.missing.home')}
        </Link>
      </div>
    </div>
  )
}
