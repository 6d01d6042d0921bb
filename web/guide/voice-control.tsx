import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { useSpeech } from '../platform/use-speech.ts'
import { Button } from '../ui/button.tsx'
import { Pause, Play, Square, Volume2 } from '../ui/icons.ts'
import { Spinner } from '../ui/spinner.tsx'
import { leonVoice } from './leon-voice.ts'

const icon = 'size-[1.15em]'

/** Listen, pause, resume, stop. */
export function VoiceControl({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const speech = useSpeech(leonVoice)
  const phase = speech.id === id ? speech.phase : 'stopped'
  // Who did not ask for a voice does not miss it.
  const [isWanted, setIsWanted] = useState(false)

  function handleListen(): void {
    setIsWanted(true)
    leonVoice.listen({ id, text, language })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form where there is none.
    <div role="group" aria-label={t('guide.voice.label')} className="flex flex-wrap items-center gap-3">
      {phase === 'stopped' && (
        <Button size="sm" onClick={handleListen}>
          <Volume2 aria-hidden className={icon} />
          {t('guide.voice.listen')}
        </Button>
      )}
      {phase === 'loading' && (
        <span role="status" className="inline-flex min-h-control-sm items-center gap-2 text-sm text-mid">
          <Spinner delayMs={0} />
          {t('guide.voice.loading')}
        </span>
      )}
      {phase === 'speaking' && (
        <Button size="sm" onClick={() => leonVoice.pause()}>
          <Pause aria-hidden className={icon} />
          {t('guide.voice.pause')}
        </Button>
      )}
      {phase === 'paused' && (
        <Button size="sm" onClick={() => leonVoice.resume()}>
          <Play aria-hidden className={icon} />
          {t('guide.voice.resume')}
        </Button>
      )}
      {phase !== 'stopped' && (
        <Button size="sm" variant="ghost" onClick={() => leonVoice.stop()}>
          <Square aria-hidden className={icon} />
          {t('guide.voice.stop')}
        </Button>
      )}
      {isWanted && speech.id === id && speech.isMute && (
        <span role="status" className="text-sm text-low">
          {t('guide.voice.none')}
        </span>
      )}
    </div>
  )
}
