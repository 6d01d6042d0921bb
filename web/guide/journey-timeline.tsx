import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Journey } from '../../contract/journeys.ts'
import { Card } from '../ui/card.tsx'
import { MessageCircle, Sparkles } from '../ui/icons.ts'
import { RecommendationList } from './recommendation-card.tsx'
import { SpokenText } from './spoken-text.tsx'
import { VibeBadge } from './vibe-badge.tsx'
import { VoiceControl } from './voice-control.tsx'

/** Fortunes, then questions, each in the order they happened, like stars on one line. */
export function JourneyTimeline({ fortunes, questions }: Journey) {
  return (
    <ol className="relative grid gap-6 before:absolute before:inset-y-4 before:start-[.9375rem] before:w-px before:bg-line sm:before:start-[1.1875rem] kiosk:gap-10 kiosk:before:start-[1.2rem]">
      {fortunes.map((fortune) => (
        <Star key={fortune.id} icon={<Sparkles />} color="bg-pink-500 text-ink-1000">
          <FortuneCard {...fortune} />
        </Star>
      ))}
      {questions.map((question) => (
        <Star key={question.id} icon={<MessageCircle />} color="bg-aqua-400 text-ink-1000">
          <QuestionCard {...question} />
        </Star>
      ))}
    </ol>
  )
}

function Star({ icon, color, children }: { icon: ReactNode; color: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 sm:gap-4 kiosk:gap-8">
      <span
        aria-hidden
        className={`relative mt-3 grid size-8 place-items-center rounded-full ring-4 ring-page sm:size-10 [&_svg]:size-1/2 ${color}`}
      >
        {icon}
      </span>
      {children}
    </li>
  )
}

function FortuneCard({ id, preference, fortune, recommendations }: Journey['fortunes'][number]) {
  const { t } = useTranslation()
  return (
    <Card tone="raised" className="grid gap-4 p-4!">
      <div>
        <VibeBadge preference={preference} />
      </div>
      <SpokenText id={id} text={fortune} />
      <VoiceControl id={id} text={fortune} />
      {recommendations.length > 0 && (
        <>
          <h2 className="mt-1 text-lg">{t('guide.future.recommended')}</h2>
          <RecommendationList recommendations={recommendations} />
        </>
      )}
    </Card>
  )
}

function QuestionCard({ id, question, answer }: Journey['questions'][number]) {
  const { t } = useTranslation()
  return (
    <Card className="grid gap-3 p-4!">
      <h2 className="text-base">
        <span className="mb-1 block text-sm font-semibold text-low">{t('journeys.question')}</span>
        {question}
      </h2>
      <div className="text-mid">
        <SpokenText id={id} text={answer} />
      </div>
      <VoiceControl id={id} text={answer} />
    </Card>
  )
}
