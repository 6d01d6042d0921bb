import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'

/** The heading of a stage. It takes the focus when its stage begins, so that nobody is left on a button that is gone. */
export function StageTitle({ className, ...rest }: ComponentProps<'h2'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return <h2 ref={heading} tabIndex={-1} className={classNames('text-balance', className)} {...rest} />
}
