import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { playEarcon } from '../ui/earcons.ts'
import { Star } from '../ui/icons.ts'
import { useItinerary } from './use-itinerary.ts'

interface SaveButtonProps {
  entryId: string
  title: string
  /** The star alone, where the row is narrow. */
  isIconOnly?: boolean
  className?: string
}

/** One touch saves, one touch lets go. */
export function SaveButton({ entryId, title, isIconOnly = false, className }: SaveButtonProps) {
  const { t } = useTranslation()
  const { savedIds, setSaved } = useItinerary()
  const isSaved = savedIds.has(entryId)
  // Only the star that was touched dances.
  const [isTouched, setIsTouched] = useState(false)

  function handleClick(): void {
    if (!isSaved) playEarcon('accept')
    setIsTouched(true)
    setSaved(!isSaved, entryId)
  }

  return (
    <Button
      variant={isIconOnly ? 'ghost' : 'secondary'}
      isIconOnly={isIconOnly}
      aria-pressed={isSaved}
      aria-label={t('programme.saveNamed', { title })}
      className={className}
      onClick={handleClick}
    >
      <Star
        aria-hidden
        className={classNames(
          isIconOnly ? 'size-6' : 'size-[1.1em]',
          isSaved && 'fill-amber-400 text-amber-400',
          isSaved && isTouched && 'animate-pop',
        )}
      />
      {!isIconOnly && t(isSaved ? 'programme.saved' : 'programme.save')}
    </Button>
  )
}
