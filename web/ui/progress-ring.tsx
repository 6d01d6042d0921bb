import type { ReactNode } from 'react'

interface ProgressRingProps {
  /** 0 to 1. */
  value: number
  /** What it measures, with its numbers: "6,500 of 10,000 points to the hoodie". */
  label: string
  /** Any CSS length. */
  size?: string
  /** The colour of the run, as a CSS value. */
  color?: string
  children?: ReactNode
}

const RADIUS = 44
const ROUND = 2 * Math.PI * RADIUS

/** How far along, as a ring; what stands in the middle is up to the caller. */
export function ProgressRing({
  value,
  label,
  size = '5rem',
  color = 'var(--color-points)',
  children,
}: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        className="absolute inset-0 -rotate-90"
        fill="none"
        strokeWidth="8"
      >
        <circle cx="50" cy="50" r={RADIUS} stroke="var(--color-raised)" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          stroke={color}
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
          opacity={share === 0 ? 0 : 1}
          className="transition-[stroke-dashoffset] duration-600"
        />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  )
}
