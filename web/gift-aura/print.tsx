import { useTranslation } from 'react-i18next'
import { classNames } from '../ui/class-names.ts'

interface PrintProps {
  imageData: string
  /** Slides in as from the slot of a booth, and leaves room for what is told about it. */
  isFresh?: boolean
}

const paper =
  'mx-auto w-auto max-w-full -rotate-2 rounded-control border-[clamp(.5rem,1.6vmin,1.25rem)] border-b-[clamp(1.75rem,5vmin,4rem)] border-hi bg-hi shadow-[0_1rem_3rem_rgb(0_0_0/.5)]'

/** A photo on paper, a little askew. */
export function Print({ imageData, isFresh = false }: PrintProps) {
  const { t } = useTranslation()
  return (
    <div className={isFresh ? 'animate-print' : ''}>
      <img
        src={imageData}
        alt={t('giftAura.photo')}
        className={classNames(
          paper,
          isFresh
            ? 'max-h-[36dvh] kiosk:max-h-[27dvh] kiosk-landscape:max-h-[36dvh]'
            : 'max-h-[42dvh] kiosk-landscape:max-h-[58dvh]',
        )}
      />
    </div>
  )
}
