import { useTranslation } from 'react-i18next'
import type { GiftAuraVisitor } from '../../contract/gift-aura.ts'
import { CameraStage } from './camera-stage.tsx'
import { ConsentStage } from './consent-stage.tsx'
import { ProcessingStage } from './processing-stage.tsx'
import { ReviewStage } from './review-stage.tsx'
import { SuccessStage } from './success-stage.tsx'
import { type Booth, usePhotoBooth } from './use-photo-booth.ts'
import { VibePicker } from './vibe-picker.tsx'

interface BoothStagesProps {
  tag: string | undefined
  guest: GiftAuraVisitor
  timeZone: string
  isKiosk: boolean
  /** The crew may switch an installation off; a visit that has begun goes on, and the server has the last word. */
  isOpen: boolean
  onDone: () => void
}

/** The visit of one person from the question whether the camera may open to the result. */
export function BoothStages(props: BoothStagesProps) {
  const booth = usePhotoBooth(props.tag)
  return (
    <>
      <Stage {...props} booth={booth} />
      <Spoken booth={booth} />
    </>
  )
}

function Stage({ booth, guest, timeZone, isKiosk, isOpen, onDone }: BoothStagesProps & { booth: Booth }) {
  const { stage, act, settings } = booth
  const pick = () => act({ type: 'choseToPick' })
  switch (stage.kind) {
    case 'consent':
      return (
        <ConsentStage
          points={guest.pointValue}
          mayBePhotographed={guest.mayBePhotographed}
          isOpen={isOpen}
          onConsent={() => act({ type: 'consented' })}
          onPick={pick}
        />
      )
    case 'picking':
      return (
        <VibePicker
          trouble={stage.trouble}
          onPick={booth.pick}
          onSendAgain={() => act({ type: 'sentAgain' })}
          onBack={() => act({ type: 'wentBack' })}
        />
      )
    case 'framing':
    case 'counting':
    case 'capturing':
      return <CameraStage booth={booth} points={guest.pointValue} />
    case 'reviewing':
      return (
        <ReviewStage
          imageData={stage.offer.body.imageData ?? ''}
          seconds={settings.reviewSeconds}
          onUse={() => act({ type: 'confirmed' })}
          onRetake={() => act({ type: 'retaken' })}
        />
      )
    case 'processing':
      return <ProcessingStage imageData={stage.offer.body.imageData} />
    case 'success':
      return (
        <SuccessStage
          offer={stage.offer}
          answer={stage.answer}
          timeZone={timeZone}
          isKiosk={isKiosk}
          onAgain={() => act({ type: 'retaken' })}
          onDone={onDone}
        />
      )
  }
}

/** What only the eyes would catch: the count, second by second. */
function Spoken({ booth: { stage } }: { booth: Booth }) {
  const { t } = useTranslation()
  return (
    <p aria-live="assertive" className="sr-only">
      {stage.kind === 'counting' && String(stage.left)}
      {stage.kind === 'capturing' && t('giftAura.captured')}
    </p>
  )
}
