import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router'
import type { Preference } from '../../contract/guide.ts'
import { useEvent } from '../event/use-event.ts'
import { useGuideSession } from '../journeys/guide-session.ts'
import { type Keepsake, kept } from '../platform/keepsake.ts'
import { isShared } from '../platform/surface.ts'
import { useSilenceOnLeave } from '../platform/use-speech.ts'
import { useSurface } from '../platform/use-surface.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { Button } from '../ui/button.tsx'
import { playEarcon } from '../ui/earcons.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { FortuneResult } from './fortune-result.tsx'
import { FortuneRitual } from './fortune-ritual.tsx'
import { GuideTop } from './guide-top.tsx'
import { leonVoice } from './leon-voice.ts'
import { TalkingLeon } from './talking-leon.tsx'
import { isReading, LAST_READING, type Reading, useFortune } from './use-fortune.ts'
import { VibeChoice } from './vibe-choice.tsx'

/** "What's your vibe?" One touch, and Leon tells a fortune. */
export function FindFuturePage() {
  const { t } = useTranslation()
  const [saved, setSaved] = useState(useReadingCameBackTo())
  const fortune = useFortune(saved)
  const { reading } = fortune
  useSilenceOnLeave(leonVoice)

  function handleChoose(preference: Preference): void {
    // The touch that chooses is the touch that lets the answer be heard.
    leonVoice.unlock()
    playEarcon('accept')
    fortune.tell(preference)
  }

  function handleAgain(): void {
    leonVoice.stop()
    setSaved(undefined)
    fortune.startOver()
    window.scrollTo({ top: 0 })
  }

  return (
    <PageShell>
      <div className="fortune-page mx-auto grid w-full max-w-[52rem] flex-1 content-start gap-5 kiosk:gap-12">
        <GuideTop title={t('guide.future.title')} />
        {reading !== undefined && (
          <FortuneResult
            key={reading.id}
            result={reading}
            savedAt={fortune.isFresh ? undefined : saved?.savedAt}
            onAgain={handleAgain}
          />
        )}
        {fortune.isTelling && <FortuneRitual preference={fortune.preference} onSkip={fortune.skip} />}
        {reading === undefined && !fortune.isTelling && (
          <Question
            chosen={fortune.preference}
            hasFailed={fortune.isError}
            onChoose={handleChoose}
            onSaved={setSaved}
          />
        )}
      </div>
    </PageShell>
  )
}

/** The last reading of this visit for whoever loads the page again or comes back to it; who asks anew is asked anew. */
function useReadingCameBackTo(): Keepsake<Reading> | undefined {
  const isShown = useNavigationType() === 'POP'
  const isOwn = !isShared(useSurface())
  const sessionId = useGuideSession()
  const last = isShown && isOwn ? kept(LAST_READING, isReading) : undefined
  return last?.value.sessionId === sessionId ? last : undefined
}

interface QuestionProps {
  chosen: Preference | undefined
  hasFailed: boolean
  onChoose: (preference: Preference) => void
  onSaved: (saved: Keepsake<Reading>) => void
}

function Question({ chosen, hasFailed, onChoose, onSaved }: QuestionProps) {
  const { t } = useTranslation()
  const { shortName } = useEvent()
  const questionId = useId()
  const last = hasFailed ? kept(LAST_READING, isReading) : undefined
  return (
    <div className="grid gap-5 sm:gap-8 kiosk:gap-12 kiosk-landscape:grid-cols-[5fr_6fr] kiosk-landscape:items-center">
      <div className="grid justify-items-center gap-3 text-center">
        <div className="w-[min(11rem,42vw)] sm:w-[15rem]">
          <TalkingLeon state={hasFailed ? 'curious' : 'idle'} />
        </div>
        <h2 id={questionId} className="text-xl lg:text-2xl kiosk:text-3xl">
          {t('guide.future.question', { event: shortName })}
        </h2>
      </div>
      <div className="grid gap-5 kiosk:gap-8">
        {hasFailed && chosen !== undefined && (
          <div className="grid gap-3">
            <ErrorState
              title={t('guide.failed')}
              description={t('guide.future.failed')}
              retryLabel={t('app.retry')}
              onRetry={() => onChoose(chosen)}
            />
            {last !== undefined && (
              <Button variant="ghost" className="justify-self-center" onClick={() => onSaved(last)}>
                {t('guide.future.lastReading')}
              </Button>
            )}
          </div>
        )}
        <VibeChoice labelledBy={questionId} chosen={chosen} onChoose={onChoose} />
      </div>
    </div>
  )
}
