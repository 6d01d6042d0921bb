import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useOnline } from '../platform/use-online.ts'
import { Button } from '../ui/button.tsx'
import { Camera, WifiOff } from '../ui/icons.ts'
import { PointsPill } from '../ui/points-pill.tsx'
import { BoothLight } from './booth-light.tsx'
import { BoothNotice } from './booth-notice.tsx'
import { CameraPreview } from './camera-preview.tsx'
import { CameraTroubleCard } from './camera-trouble-card.tsx'
import { StageTitle } from './stage-title.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import type { Booth } from './use-photo-booth.ts'

interface CameraStageProps {
  booth: Booth
  points: number
}

/** In front of the camera: as much time as anybody wants, then three, two, one. */
export function CameraStage({ booth, points }: CameraStageProps) {
  const { stage, camera, isCameraReady, settings, act } = booth
  const left = stage.kind === 'counting' ? stage.left : undefined
  if (camera.kind === 'trouble') {
    return (
      <div className="grid flex-1 content-center gap-4 kiosk:gap-8">
        <LastTrouble booth={booth} />
        <CameraTroubleCard
          trouble={camera.trouble}
          onRetry={booth.retryCamera}
          onPick={() => act({ type: 'choseToPick' })}
        />
      </div>
    )
  }
  return (
    <div className="grid flex-1 content-center gap-4 kiosk:gap-8 kiosk-landscape:grid-cols-[minmax(0,1fr)_20rem] kiosk-landscape:items-center kiosk-landscape:gap-10">
      <CameraPreview
        camera={camera}
        video={booth.video}
        isReady={isCameraReady}
        left={left}
        onReadiness={(isReady) => act({ type: 'camera', isReady })}
      />
      <Controls booth={booth} points={points} />
      <BoothLight left={left} isCapturing={stage.kind === 'capturing'} hasRingLight={settings.hasRingLight} />
    </div>
  )
}

function Controls({ booth, points }: CameraStageProps) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const isOnline = useOnline()
  const { stage, isCameraReady, act } = booth
  const canPress = stage.kind === 'framing' && isCameraReady && isOnline
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-3 text-center kiosk:max-w-none kiosk:gap-6">
      <StageTitle className="text-lg kiosk:text-2xl">{t('giftAura.frame')}</StageTitle>
      <LastTrouble booth={booth} />
      {!isOnline && (
        <BoothNotice tone="warning" icon={<WifiOff aria-hidden />} title={t('giftAura.offline')}>
          <p>{t('giftAura.pickInstead')}</p>
        </BoothNotice>
      )}
      <PointsPill>{t('giftAura.earn', { points: format.label(points) })}</PointsPill>
      <Button
        variant="primary"
        size="lg"
        isGlowing={canPress}
        aria-disabled={!canPress}
        className="w-full aria-disabled:opacity-60 kiosk:min-h-[120px] kiosk:text-xl"
        onClick={() => isOnline && booth.press()}
      >
        <Camera aria-hidden />
        {t('giftAura.takePhoto')}
      </Button>
      <Button variant="ghost" onClick={() => act({ type: 'choseToPick' })}>
        {t('giftAura.pickMyself')}
      </Button>
    </div>
  )
}

/** Why the last photo brought nothing, for as long as the next one is not taken. */
function LastTrouble({ booth: { stage } }: { booth: Booth }) {
  if (stage.kind !== 'framing' || stage.trouble === undefined) return null
  return (
    <div className="w-full">
      <TroubleNotice failure={stage.trouble.failure} />
    </div>
  )
}
