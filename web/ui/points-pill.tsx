import { Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const sizes = {
  sm: 'px-2.5 py-0.5 text-sm',
  md: 'px-3 py-1 text-base',
  lg: 'px-5 py-2 text-2xl font-display font-extrabold',
}

/** Lime means points, and nothing else is lime. */
export function PointsPill({ size = 'md', children }: { size?: keyof typeof sizes; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'tnum inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-points/14 font-bold text-points',
        sizes[size],
      )}
    >
      <Zap aria-hidden className="size-[.9em] fill-current" strokeWidth={0} />
      {children}
    </span>
  )
}
