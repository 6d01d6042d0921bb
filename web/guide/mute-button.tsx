import { useTranslation } from 'react-i18next'
import { useRemembered } from '../platform/use-remembered.ts'
import { Button } from '../ui/button.tsx'
import { setMuted } from '../ui/earcons.ts'
import { Volume2, VolumeX } from '../ui/icons.ts'
import { leonVoice } from './leon-voice.ts'

/** Whether Leon begins to read by himself; remembered, and shared with the signs of the stations. */
export function MuteButton() {
  const { t } = useTranslation()
  const isMuted = useRemembered('muted') === 'true'

  function handleToggle(): void {
    setMuted(!isMuted)
    if (!isMuted) leonVoice.stop()
  }

  return (
    <Button
      variant="ghost"
      isIconOnly
      aria-label={t(isMuted ? 'sound.turnOn' : 'sound.turnOff')}
      onClick={handleToggle}
    >
      {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
    </Button>
  )
}
