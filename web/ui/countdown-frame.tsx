import type { CSSProperties, ReactNode } from 'react'

interface CountdownFrameProps {
  durationMs: number
  /** A new run starts afresh whenever this changes. */
  runKey?: string | number
  children: ReactNode
}

/** Something that is good for a while only: the line around it runs out with the time. */
export function CountdownFrame({ durationMs, runKey, children }: CountdownFrameProps) {
  return (
    <div className="relative shrink-0 p-2">
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        fill="none"
        className="absolute inset-0 size-full"
        strokeWidth="3"
      >
        <rect x="1.5" y="1.5" width="97" height="97" rx="11" stroke="currentColor" opacity=".25" />
        <rect
          key={runKey}
          data-motion="essential"
          x="1.5"
          y="1.5"
          width="97"
          height="97"
          rx="11"
          pathLength="100"
          stroke="currentColor"
          strokeDasharray="100"
          className="animate-run-out forced-colors:stroke-[Highlight]"
          style={{ '--run-down': `${durationMs}ms` } as CSSProperties}
        />
      </svg>
      {children}
    </div>
  )
}
