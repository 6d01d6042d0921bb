import { classNames } from './class-names.ts'
import { useSettled } from './use-settled.ts'

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string
  lines?: number
  /** The height and shape of one line. */
  className?: string
}

/** Holds the place of what is coming; nothing is painted in the first 200 ms, but the room is kept. */
export function Skeleton({ label, lines = 3, className = 'h-4' }: SkeletonProps) {
  const isShown = useSettled(true, 200, 0)
  return (
    <div role="status" className={classNames('grid gap-3', !isShown && 'invisible')}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div
          key={line}
          className={classNames('animate-shimmer rounded-control bg-raised last:nth-[n+4]:w-3/5', className)}
          style={{ animationDelay: `${line * 120}ms` }}
        />
      ))}
    </div>
  )
}
