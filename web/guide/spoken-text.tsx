import { useMemo } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { sentencesOf } from '../platform/speech-sentences.ts'
import { useSpeech } from '../platform/use-speech.ts'
import { classNames } from '../ui/class-names.ts'
import { leonVoice } from './leon-voice.ts'

const SENTENCE_MS = 350

interface SpokenTextProps {
  /** The id under which it is read aloud. */
  id: string
  text: string
  /** Sentence after sentence fades in, as if it were just being told. */
  isRevealed?: boolean
}

/** A text as text, whatever is in it; the sentence that is being read stands out. */
export function SpokenText({ id, text, isRevealed }: SpokenTextProps) {
  const { locale } = useLanguage()
  const speech = useSpeech(leonVoice)
  const sentences = useMemo(() => sentencesOf(text, locale), [text, locale])
  const isRead = speech.id === id && (speech.phase === 'speaking' || speech.phase === 'paused')
  return (
    <p className="whitespace-pre-line">
      {sentences.map((sentence, index) => (
        <span
          // A text does not change its order.
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat.
          key={index}
          aria-current={isRead && speech.sentence === index ? 'true' : undefined}
          className={classNames(
            'rounded-[.25em] box-decoration-clone transition-colors',
            isRead && speech.sentence === index && 'bg-violet-600/45 text-hi',
            isRevealed && 'animate-fade',
          )}
          style={isRevealed ? { animationDelay: `${index * SENTENCE_MS}ms` } : undefined}
        >
          {sentence}
        </span>
      ))}
    </p>
  )
}
