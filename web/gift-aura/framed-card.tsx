import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InteractionMetadata } from '../../contract/taps.ts'
import { tokenOf } from './photo-link.ts'
import { Print } from './print.tsx'

interface FramedCardProps {
  /** The photo as it was taken, until the card is there, and where there is none (in training). */
  imageData: string
  metadata: InteractionMetadata
}

/** The card that goes home by mail and by code: the photo in the festival's frame, with the kind words on it. */
export function FramedCard({ imageData, metadata: { photoUrl } }: FramedCardProps) {
  const { t } = useTranslation()
  const [isThere, setIsThere] = useState(false)
  return (
    <>
      {!isThere && <Print imageData={imageData} isFresh />}
      {photoUrl !== undefined && (
        <img
          src={`/api/photos/${encodeURIComponent(tokenOf(photoUrl))}/picture`}
          alt={t('giftAura.photo')}
          width={1080}
          height={1350}
          hidden={!isThere}
          onLoad={() => setIsThere(true)}
          className="framed-card mx-auto animate-print rounded-card border border-line shadow-[0_1rem_3rem_rgb(0_0_0/.5)]"
        />
      )}
    </>
  )
}
