import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSavedAt } from '../event/use-saved-at.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ArrowLeft, Clock, MessageCircle, Tag } from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { SpokenText } from './spoken-text.tsx'
import { TalkingLeon } from './talking-leon.tsx'
import type { QuickAnswer } from './use-quick-answer.ts'
import { VoiceControl } from './voice-control.tsx'

interface QuickAnswerCardProps {
  question: string
  /** Absent while Leon is looking it up. */
  found: QuickAnswer | undefined
  onBack: () => void
}

/** A preset question and its answer. */
export function QuickAnswerCard({ question, found, onBack }: QuickAnswerCardProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid gap-5 kiosk:gap-8">
      <Card tone="raised" className="grid animate-enter gap-4">
        <div className="flex items-end gap-3">
          <div className="w-[min(5.5rem,22vw)] shrink-0 kiosk:w-[9rem]">
            <TalkingLeon state={found ? 'happy' : 'thinking'} />
          </div>
          <h2 ref={heading} tabIndex={-1} className="mb-1 text-lg kiosk:text-xl">
            {question}
          </h2>
        </div>
        {found ? <Found {...found} /> : <Skeleton label={t('guide.quick.loading')} lines={3} />}
      </Card>
      <div className="flex flex-wrap gap-3 max-sm:grid kiosk:gap-5">
        <Button variant="primary" size="lg" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-[1.1em]" />
          {t('guide.quick.another')}
        </Button>
        <Link
          to="/fortune-teller/ask-question"
          state={{ draft: question }}
          className={buttonClass({ variant: 'ghost', size: 'lg' })}
        >
          <MessageCircle aria-hidden className="size-[1.1em]" />
          {t('guide.quick.askLeon')}
        </Link>
      </div>
    </div>
  )
}

function Found({ answer, savedAt }: QuickAnswer) {
  const { t } = useTranslation()
  const sayWhen = useSavedAt()
  return (
    <>
      {savedAt !== undefined && (
        <div>
          <Badge tone="warning" icon={<Clock aria-hidden />}>
            {sayWhen(savedAt)}
          </Badge>
        </div>
      )}
      <SpokenText id={answer.id} text={answer.answer} />
      <VoiceControl id={answer.id} text={answer.answer} />
      {answer.relatedTopics.length > 0 && (
        <ul aria-label={t('guide.quick.related')} className="flex flex-wrap gap-2">
          {answer.relatedTopics.map((topic) => (
            <li key={topic} className="max-w-full overflow-hidden">
              <Badge icon={<Tag aria-hidden />}>{topic}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
