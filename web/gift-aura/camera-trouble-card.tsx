import { useTranslation } from 'react-i18next'
import type { CameraTrouble } from '../platform/camera.ts'
import { Button } from '../ui/button.tsx'
import { CameraOff, RotateCcw } from '../ui/icons.ts'
import { StageTitle } from './stage-title.tsx'

interface CameraTroubleCardProps {
  trouble: CameraTrouble
  onRetry: () => void
  onPick: () => void
}

const words = {
  denied: { title: 'giftAura.camera.denied.title', text: 'giftAura.camera.denied.text' },
  missing: { title: 'giftAura.camera.missing.title', text: 'giftAura.camera.missing.text' },
  busy: { title: 'giftAura.camera.busy.title', text: 'giftAura.camera.busy.text' },
  lost: { title: 'giftAura.camera.lost.title', text: 'giftAura.camera.lost.text' },
  unsupported: { title: 'giftAura.camera.unsupported.title', text: 'giftAura.camera.unsupported.text' },
} as const

/** Instead of the picture: what keeps the camera shut, and the way that needs none. */
export function CameraTroubleCard({ trouble, onRetry, onPick }: CameraTroubleCardProps) {
  const { t } = useTranslation()
  const { title, text } = words[trouble]
  return (
    <div className="grid w-full content-center justify-items-center gap-4 rounded-sheet border border-line bg-surface p-6 text-center kiosk:gap-8 kiosk:p-12 kiosk-landscape:min-h-[50dvh]">
      <div key={trouble} role="alert" className="grid justify-items-center gap-2">
        <CameraOff aria-hidden className="size-12 text-danger kiosk:size-24" />
        <StageTitle className="text-xl">{t(title)}</StageTitle>
        <p className="max-w-prose text-mid">{t(text)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3 kiosk:gap-5">
        {trouble !== 'unsupported' && (
          <Button onClick={onRetry}>
            <RotateCcw aria-hidden className="size-[1.1em]" />
            {t('app.retry')}
          </Button>
        )}
        <Button variant="primary" onClick={onPick}>
          {t('giftAura.pickMyself')}
        </Button>
      </div>
    </div>
  )
}
