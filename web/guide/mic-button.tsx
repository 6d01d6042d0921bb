import { useTranslation } from 'react-i18next'
import type { TextKey } from '../i18n/catalogue.ts'
import type { VoiceProblem } from '../platform/voice-machine.ts'
import type { VoiceSupport } from '../platform/voice-recognition.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Mic, Square } from '../ui/icons.ts'

const problems = {
  denied: 'guide.mic.denied',
  silence: 'guide.mic.silence',
  busy: 'guide.mic.busy',
  failed: 'guide.mic.failed',
} as const satisfies Record<VoiceProblem, TextKey>

interface MicButtonProps {
  support: VoiceSupport
  isListening: boolean
  problem: VoiceProblem | undefined
  isDisabled: boolean
  onStart: () => void
  onStop: () => void
}

/** Push to talk; what went wrong is said in two words beside the microphone. */
export function MicButton({ support, isListening, problem, isDisabled, onStart, onStop }: MicButtonProps) {
  const { t } = useTranslation()
  if (support === 'no') return null
  if (support === 'in-safari') {
    return (
      <Button variant="ghost" disabled className="text-sm!">
        <Mic aria-hidden className="size-5" />
        {t('guide.mic.safari')}
      </Button>
    )
  }
  return (
    <div className="flex items-center gap-2">
      <Button
        isIconOnly
        variant={isListening ? 'primary' : 'ghost'}
        isGlowing={isListening}
        disabled={isDisabled}
        aria-pressed={isListening}
        aria-label={t(isListening ? 'guide.mic.stop' : 'guide.mic.start')}
        onClick={isListening ? onStop : onStart}
        className={classNames('rounded-full!', problem && 'text-warning!')}
      >
        {isListening ? (
          <Square aria-hidden className="size-4 fill-current" />
        ) : (
          <Mic aria-hidden className="size-5" />
        )}
      </Button>
      <span role="status" className="text-sm font-semibold text-warning">
        {problem !== undefined && t(problems[problem])}
      </span>
    </div>
  )
}
