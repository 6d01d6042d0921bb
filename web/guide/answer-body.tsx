import { useTranslation } from 'react-i18next'
import type { Answer } from '../../contract/guide.ts'
import { Button } from '../ui/button.tsx'
import { ProgrammeRows } from './programme-rows.tsx'
import { SourceChips } from './source-chips.tsx'
import { SpokenText } from './spoken-text.tsx'
import { VoiceControl } from './voice-control.tsx'

interface AnswerBodyProps {
  id: string
  answer: Answer
  isBusy: boolean
  onAsk: (question: string) => void
}

/** An answer with its voice, what it stands on, and what could be asked next. */
export function AnswerBody({ id, answer, isBusy, onAsk }: AnswerBodyProps) {
  const { t } = useTranslation()
  return (
    <>
      {answer.programme === undefined ? (
        <>
          <SpokenText id={id} text={answer.answer} />
          <SourceChips sources={answer.sources} />
        </>
      ) : (
        <>
          <SpokenText id={id} text={answer.programme.lead} />
          <ProgrammeRows events={answer.programme.events} />
        </>
      )}
      <VoiceControl id={id} text={answer.answer} />
      {answer.relatedTopics.length > 0 && (
        <ul aria-label={t('guide.ask.related')} className="flex animate-fade flex-wrap gap-2 kiosk:gap-4">
          {answer.relatedTopics.map((topic) => (
            <li key={topic} className="max-w-full">
              <Button
                disabled={isBusy}
                className="max-w-full rounded-full! text-start text-sm!"
                onClick={() => onAsk(topic)}
              >
                {topic}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
