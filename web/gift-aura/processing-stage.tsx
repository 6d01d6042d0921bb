import { useTranslation } from 'react-i18next'
import { Leon } from '../leon/leon.tsx'
import { StageTitle } from './stage-title.tsx'

/** Leon looks at the photo, or writes down the vibe that was picked. */
export function ProcessingStage({ imageData }: { imageData: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="grid flex-1 content-center justify-items-center gap-6 text-center kiosk:gap-12">
      <div className="flex items-end justify-center gap-4 kiosk:gap-10">
        <Leon state="thinking" size="min(13rem, 42vw, 30dvh)" />
        {imageData && (
          <img
            src={imageData}
            alt=""
            className="max-h-[24dvh] w-auto max-w-[40vw] rotate-2 animate-shimmer rounded-card border-4 border-hi/80 object-cover"
          />
        )}
      </div>
      <div role="status">
        <StageTitle className="font-display text-2xl">
          {t(imageData ? 'giftAura.processing' : 'giftAura.saving')}
        </StageTitle>
      </div>
    </div>
  )
}
