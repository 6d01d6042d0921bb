import './fortune.css'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FortuneTold } from '../../contract/guide.ts'
import type { NoPointsReason } from '../../contract/no-points.ts'
import { useEvent } from '../event/use-event.ts'
import { useSavedAt } from '../event/use-saved-at.ts'
import type { TextKey } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useGuideSession } from '../journeys/guide-session.ts'
import { QrCard } from '../journeys/qr-card.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Clock, RotateCcw } from '../ui/icons.ts'
import { PointsPill } from '../ui/points-pill.tsx'
import { RecommendationList } from './recommendation-card.tsx'
import { SpokenText } from './spoken-text.tsx'
import { TalkingLeon } from './talking-leon.tsx'
import { VibeBadge } from './vibe-badge.tsx'
import { VoiceControl } from './voice-control.tsx'

interface FortuneResultProps {
  result: FortuneTold
  /** When a reading was saved that is shown again without network. */
  savedAt?: string | undefined
  onAgain: () => void
}

/** Who had today's points already knows it. */
const worthSaying: Partial<Record<NoPointsReason, TextKey>> = {
  crew: 'tap.crew.text',
  'no-recent-tap': 'tap.noRecentTap.text',
  'not-at-station': 'tap.notAtStation.text',
  closed: 'errors.installation_closed',
}

function Signs({ result, savedAt }: Pick<FortuneResultProps, 'result' | 'savedAt'>) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const sayWhen = useSavedAt()
  const why = result.noPointsReason && worthSaying[result.noPointsReason]
  return (
    <div className="fortune-signs flex animate-pop flex-wrap items-center justify-center gap-3">
      <VibeBadge preference={result.preference} />
      {savedAt !== undefined && (
        <Badge tone="warning" icon={<Clock aria-hidden />}>
          {sayWhen(savedAt)}
        </Badge>
      )}
      {savedAt === undefined && result.pointsAwarded > 0 && (
        <PointsPill>{t('points.earned', { points: format.label(result.pointsAwarded) })}</PointsPill>
      )}
      {savedAt === undefined && why !== undefined && <p className="text-center text-balance">{t(why)}</p>}
    </div>
  )
}

/** A reading: what Leon sees, what to do about it, and how to keep it. */
export function FortuneResult({ result, savedAt, onAgain }: FortuneResultProps) {
  const { t } = useTranslation()
  const sessionId = useGuideSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="fortune-result grid gap-6 kiosk:gap-8">
      <Signs result={result} savedAt={savedAt} />
      <Card tone="raised" className="fortune-text animate-enter pt-4">
        <div className="flex items-end gap-3">
          <TalkingLeon state="happy" size="var(--leon-size, min(6.5rem, 24vw))" />
          <h2 ref={heading} tabIndex={-1} className="mb-2 font-display text-xl font-extrabold">
            {t('guide.future.journey')}
          </h2>
        </div>
        <div className="fortune-said mt-3 text-lg leading-relaxed">
          <SpokenText id={result.id} text={result.fortune} isRevealed={savedAt === undefined} />
        </div>
        <div className="mt-4">
          <VoiceControl id={result.id} text={result.fortune} />
        </div>
      </Card>
      {result.recommendations.length > 0 && (
        <section className="fortune-list grid gap-4">
          <h2 className="text-xl">{t('guide.future.recommended')}</h2>
          <RecommendationList recommendations={result.recommendations} />
        </section>
      )}
      {sessionId !== undefined && (
        <div className="fortune-code">
          <QrCard sessionId={sessionId} />
        </div>
      )}
      <Button
        size="lg"
        variant="primary"
        className="fortune-again w-full sm:w-auto sm:justify-self-center"
        onClick={onAgain}
      >
        <RotateCcw aria-hidden className="size-[1.1em]" />
        {t('guide.future.again')}
      </Button>
    </div>
  )
}
