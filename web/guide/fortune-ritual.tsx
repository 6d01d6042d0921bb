import './fortune.css'
import { useTranslation } from 'react-i18next'
import type { Preference } from '../../contract/guide.ts'
import { TalkingLeon } from './talking-leon.tsx'
import { VibeBadge } from './vibe-badge.tsx'

const stars = Array.from({ length: 8 }, (_, nth) => nth)

/** Leon reads in the stars; who does not want to wait for him touches anywhere. */
export function FortuneRitual({
  preference,
  onSkip,
}: {
  preference: Preference | undefined
  onSkip: () => void
}) {
  const { t } = useTranslation()
  return (
    <div className="fortune-ritual animate-fade">
      {preference !== undefined && <VibeBadge preference={preference} />}
      <div className="fortune-stars">
        {stars.map((nth) => (
          <i key={nth} aria-hidden style={{ '--nth': nth } as React.CSSProperties} />
        ))}
        <TalkingLeon state="thinking" />
      </div>
      <p role="status" className="text-lg font-semibold text-balance kiosk:text-xl">
        {t('guide.future.pending')}
      </p>
      <button
        type="button"
        className="min-h-control px-4 text-mid after:absolute after:inset-0"
        onClick={onSkip}
      >
        {t('guide.future.skip')}
      </button>
    </div>
  )
}
