import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cardClass } from './card.tsx'

interface ErrorStateProps {
  title: string
  description?: ReactNode
  /** Both or none. */
  retryLabel?: string
  onRetry?: () => void
}

/** Stays where the trouble is, with the way out beside it; the toast that said it first is gone by then. */
export function ErrorState({ title, description, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className={`${cardClass({ tone: 'danger' })} flex flex-wrap items-center gap-4`}>
      <CircleAlert aria-hidden className="size-6 shrink-0 text-danger" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold text-hi">{title}</p>
        {description && <div className="text-mid">{description}</div>}
      </div>
      {onRetry && (
        <Button onClick={onRetry}>
          <RotateCcw aria-hidden className="size-[1.1em]" />
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
