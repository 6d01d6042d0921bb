import { Link } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { Leon } from '../leon/leon.tsx'
import { useHome } from '../platform/use-surface.ts'
import { classNames } from '../ui/class-names.ts'

/** The logo and the name of the festival: the way home from everywhere. */
export function Brand({ className }: { className?: string }) {
  const { name } = useEvent()
  const home = useHome()
  return (
    <Link
      to={home}
      className={classNames('inline-flex min-h-control items-center gap-2.5 rounded-control', className)}
    >
      <span
        aria-hidden
        className="grid size-[2.25em] shrink-0 place-items-center overflow-hidden rounded-full bg-raised pt-[.3em]"
      >
        <Leon state="idle" size="1.75em" />
      </span>
      <span className="font-display text-[.9em] font-bold leading-tight">{name}</span>
    </Link>
  )
}
