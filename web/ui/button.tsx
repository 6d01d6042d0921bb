import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** A square for an icon alone; it then needs an `aria-label`. */
  isIconOnly?: boolean | undefined
  /** The one lamp of the view. */
  isGlowing?: boolean | undefined
}

const variants = {
  primary: 'bg-accent text-on-accent hover:brightness-110 aria-disabled:brightness-75',
  secondary: 'border border-line-ctl/70 bg-raised text-hi hover:border-accent',
  ghost: 'text-mid hover:bg-raised hover:text-hi',
  danger: 'bg-danger-fill text-white hover:brightness-110',
}

const sizes = {
  sm: ['min-h-control-sm rounded-control px-3 text-sm', 'size-control-sm rounded-control'],
  md: ['min-h-control rounded-control px-5 text-base', 'size-control rounded-control'],
  lg: ['min-h-control-lg rounded-card px-6 text-lg', 'size-control-lg rounded-card'],
} as const

/** The look of a button, for a link that acts like one. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  isIconOnly,
  isGlowing,
}: ButtonLook = {}): string {
  return classNames(
    'inline-flex select-none items-center justify-center gap-2 font-semibold leading-tight',
    'transition-[transform,background-color,border-color,filter,opacity] active:scale-[.97]',
    'disabled:opacity-50 disabled:active:scale-100',
    variants[variant],
    sizes[size][isIconOnly ? 1 : 0],
    isGlowing && 'glow',
  )
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button is deaf, keeps its place in the tab order, and shows `pendingLabel`. */
    isPending?: boolean | undefined
    /** "Saving...": both labels lie in one cell, so the width never changes. */
    pendingLabel?: ReactNode
  }

interface BothLabelsProps {
  isPending: boolean
  label: ReactNode
  pendingLabel: ReactNode
}

/** Without words of its own, a wait keeps the name of the button for screen readers and shows a spinner over it. */
function BothLabels({ isPending, label, pendingLabel }: BothLabelsProps) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  const isReplaced = isPending && Boolean(pendingLabel)
  return (
    <span className="grid">
      <span
        aria-hidden={isReplaced}
        className={classNames(cell, isPending && (isReplaced ? 'invisible' : 'opacity-0'))}
      >
        {label}
      </span>
      <span aria-hidden={!isPending} className={classNames(cell, !isPending && 'invisible')}>
        {pendingLabel ?? <Spinner delayMs={0} />}
      </span>
    </span>
  )
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isIconOnly,
    isGlowing,
    isPending,
    pendingLabel,
    className,
    children,
    onClick,
    ...rest
  } = props
  const canPend = isPending !== undefined
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={classNames(buttonClass({ variant, size, isIconOnly, isGlowing }), className)}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {canPend ? <BothLabels isPending={isPending} label={children} pendingLabel={pendingLabel} /> : children}
    </button>
  )
}
