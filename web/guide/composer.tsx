import {
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_QUESTION } from '../../contract/guide.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useSpeech } from '../platform/use-speech.ts'
import { useSurface } from '../platform/use-surface.ts'
import { useVoiceInput } from '../platform/use-voice-input.ts'
import { Button } from '../ui/button.tsx'
import { SendHorizontal, Square } from '../ui/icons.ts'
import { part } from '../ui/part.ts'
import { GrowingField } from './growing-field.tsx'
import type { OnScreenKeyboardProps } from './keys/on-screen-keyboard.tsx'
import { leonVoice } from './leon-voice.ts'
import { MicButton } from './mic-button.tsx'

/** Phones, tablets and desktops have keys of their own, and so has whoever brings a real keyboard to a kiosk. */
const OnScreenKeyboard = part<OnScreenKeyboardProps>(
  async () => (await import('./keys/on-screen-keyboard.tsx')).OnScreenKeyboard,
)

/** From here on it is told how many characters are left. */
const NEAR_LIMIT = 80

interface ComposerProps {
  isPending: boolean
  /** What the text begins with. */
  initialDraft: string
  onAsk: (question: string) => void
  /** Stops the answer and tells the question it was to. */
  onStop: () => string | undefined
  /** Questions to pick from, where a keyboard stands on the screen. */
  suggestions: readonly string[]
}

/** Where questions are written or spoken. A draft survives everything but being sent. */
export function Composer({ isPending, initialDraft, onAsk, onStop, suggestions }: ComposerProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const [draft, setDraft] = useState(initialDraft)
  const field = useRef<HTMLTextAreaElement>(null)
  const voice = useVoiceInput({ locale, onHeard: handleHeard })
  const hasKeys = useSurface().startsWith('kiosk')
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  useEffect(() => {
    if (hasKeys) OnScreenKeyboard.fetchAhead()
  }, [hasKeys])
  useFieldFocus(field, isPending)
  useDeafWhileLeonSpeaks(voice.phase === 'listening', voice.cancel)
  const question = draft.trim()
  const canSend = question !== '' && !isPending
  const left = LONGEST_QUESTION - draft.length

  function handleHeard(text: string, isToSend: boolean): void {
    if (isToSend && !isPending) onAsk(text.slice(0, LONGEST_QUESTION))
    else setDraft((before) => [before.trimEnd(), text].filter(Boolean).join(' ').slice(0, LONGEST_QUESTION))
  }

  function send(text: string): void {
    const asked = text.trim()
    if (asked === '' || isPending) return
    voice.cancel()
    setDraft('')
    setAreKeysOpen(false)
    if (hasKeys || isCoarsePointer()) field.current?.blur()
    onAsk(asked)
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    send(draft)
  }

  function handleChange(text: string): void {
    voice.tellTyped()
    setDraft(text)
  }

  function handleStop(): void {
    const stopped = onStop()
    if (stopped !== undefined) setDraft((before) => before || stopped)
  }

  function handleStart(): void {
    leonVoice.stop()
    voice.start(draft !== '')
  }

  return (
    <>
      <form
        onSubmit={handleSubmit}
        className="grid gap-1 rounded-sheet border border-line-ctl bg-surface-2 p-2 lit-edge transition-colors focus-within:border-accent"
      >
        {voice.phase === 'listening' && (
          <p role="status" className="px-3 pt-1.5 text-low">
            {voice.final + voice.interim || t('guide.mic.listening')}
          </p>
        )}
        <GrowingField
          ref={field}
          label={t('guide.ask.label')}
          placeholder={t('guide.ask.placeholder')}
          value={draft}
          isDisabled={isPending}
          onChange={handleChange}
          onKeyDown={sendOnEnter}
          {...(hasKeys && { inputMode: 'none', onTouch: () => setAreKeysOpen(true) })}
        />
        <div className="flex items-center justify-between gap-2">
          <MicButton
            support={voice.support}
            isListening={voice.phase === 'listening'}
            problem={voice.problem}
            isDisabled={isPending}
            onStart={handleStart}
            onStop={voice.stop}
          />
          <p role="status" className="tnum ms-auto text-sm text-low">
            {left <= NEAR_LIMIT && t('guide.ask.left', { left })}
          </p>
          {isPending ? (
            <Button
              isIconOnly
              className="rounded-full!"
              aria-label={t('guide.ask.stop')}
              onClick={handleStop}
            >
              <Square aria-hidden className="size-4 fill-current" />
            </Button>
          ) : (
            <Button
              type="submit"
              isIconOnly
              variant="primary"
              className="rounded-full!"
              disabled={!canSend}
              aria-label={t('guide.ask.send')}
            >
              <SendHorizontal aria-hidden className="size-5" />
            </Button>
          )}
        </div>
      </form>
      {areKeysOpen && !isPending && (
        <Suspense>
          <OnScreenKeyboard
            value={draft}
            maxLength={LONGEST_QUESTION}
            suggestions={suggestions}
            onChange={handleChange}
            onSend={send}
            onClose={() => setAreKeysOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Enter sends, Shift+Enter breaks the line; the Enter that picks a Han character or a Kana word does neither. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** A disabled field loses the focus; a keyboard gets it back with the answer, a finger does not want it. */
function useFieldFocus(field: React.RefObject<HTMLTextAreaElement | null>, isPending: boolean): void {
  const wasPending = useRef(false)
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement === null
    if (wasPending.current && !isPending && isFree && !isCoarsePointer()) {
      field.current?.focus({ preventScroll: true })
    }
    wasPending.current = isPending
  }, [field, isPending])
}

/** Leon does not listen to himself. */
function useDeafWhileLeonSpeaks(isListening: boolean, cancel: () => void): void {
  const isSpeaking = useSpeech(leonVoice).phase === 'speaking'
  const handleSpeaking = useEffectEvent(cancel)
  useEffect(() => {
    if (isSpeaking && isListening) handleSpeaking()
  }, [isSpeaking, isListening])
}

/** A finger: an input that keeps the focus would keep a keyboard over half of the screen. */
function isCoarsePointer(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
}
