import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: 'bg-raised text-mid border-line',
  brand: 'bg-violet-600/25 text-link border-violet-500/50',
  success: 'bg-success/12 text-success border-success/40',
  warning: 'bg-warning/12 text-warning border-warning/40',
  danger: 'bg-danger/12 text-danger border-danger/40',
  gold: 'bg-gold text-ink-1000 border-transparent',
  silver: 'bg-silver text-ink-1000 border-transparent',
  bronze: 'bg-bronze text-ink-1000 border-transparent',
  platinum: 'bg-platinum text-ink-1000 border-transparent',
}

export type BadgeTone = keyof typeof tones

/** A short state. The tone repeats what icon and words say, it never says it alone. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-0.5 text-xs font-semibold [&_svg]:size-[1.1em]',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
