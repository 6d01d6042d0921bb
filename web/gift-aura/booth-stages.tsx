import { useTranslation } from 'react-i18next'
import type { GiftAuraVisitor } from '../../contract/gift-aura.ts'
import { CameraStage } from './camera-stage.tsx'
import { ConsentStage } from './consent-stage.tsx'
import { KeptStage } from './kept-stage.tsx'
import { ProcessingStage } from './processing-stage.tsx'
import { ReviewStage } from './review-stage.tsx'
import { SuccessStage } from './success-stage.tsx'
import { type Booth, usePhotoBooth } from './use-photo-booth.ts'
import type { Who } from './use-visitor.ts'
import { VibePicker } from './vibe-picker.tsx'

interface BoothStagesProps {
  who: Who
  /** Undefined while the server cannot be asked: then nobody knows who may be photographed. */
  guest: GiftAuraVisitor | undefined
  points: number
  timeZone: string
  isKiosk: boolean
  /** The crew may switch an installation off; a visit that has begun goes on, and the server has the last word. */
  isOpen: boolean
  onDone: () => void
}

/** The visit of one person from the question whether the camera may open to the result. */
export function BoothStages(props: BoothStagesProps) {
  const booth = usePhotoBooth(props.who)
  return (
    <>
      <Stage {...props} booth={booth} />
      <Spoken booth={booth} />
    </>
  )
}

function Stage({ booth, guest, points, ...props }: BoothStagesProps & { booth: Booth }) {
  const { stage, act, settings } = booth
  const pick = () => act({ type: 'choseToPick' })
  switch (stage.kind) {
    case 'consent':
      return (
        <ConsentStage
          points={points}
          guest={guest}
          isOpen={props.isOpen}
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
      return <CameraStage booth={booth} points={points} />
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
          timeZone={props.timeZone}
          isKiosk={props.isKiosk}
          onAgain={() => act({ type: 'retaken' })}
          onDone={props.onDone}
        />
      )
    case 'kept':
      return <KeptStage offer={stage.offer} kept={stage.kept} isKiosk={props.isKiosk} onDone={props.onDone} />
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
