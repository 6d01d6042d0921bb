import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Tone = 'calm' | 'raised' | 'success' | 'danger' | 'warning'

const tones: Record<Tone, string> = {
  calm: 'bg-linear-to-b from-surface-2/70 to-surface border-line/60',
  raised: 'bg-raised border-line',
  success: 'bg-linear-to-b from-success/16 to-success/6 border-success/50',
  danger: 'bg-linear-to-b from-danger/16 to-danger/6 border-danger/50',
  warning: 'bg-linear-to-b from-warning/14 to-warning/5 border-warning/50',
}

interface CardLook {
  tone?: Tone | undefined
  /** The whole card is one link or button. */
  isAction?: boolean | undefined
  isGlowing?: boolean | undefined
}

/** The look of a card, for a link or a button that is one. */
export function cardClass({ tone = 'calm', isAction, isGlowing }: CardLook = {}): string {
  return classNames(
    'lit-edge rounded-card border p-5 text-start',
    tones[tone],
    isAction &&
      'block transition-[transform,border-color,background-color] hover:border-link active:scale-[.985]',
    isGlowing && 'glow',
  )
}

export function Card({ tone, isAction, isGlowing, className, ...rest }: ComponentProps<'div'> & CardLook) {
  return <div className={classNames(cardClass({ tone, isAction, isGlowing }), className)} {...rest} />
}
