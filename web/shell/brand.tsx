import { Link } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { Leon } from '../leon/leon.tsx'
import { useHome } from '../platform/use-surface.ts'
import { classNames } from '../ui/class-names.ts'

/** So many letters stand beside the menus of a phone in two lines; a longer name is written smaller there. */
const LONG_NAME = 14

/** A logo this much wider than high has the name in it, and stands alone. */
const WIDE = 2

/** The logo and the name of the festival: the way home from everywhere. */
export function Brand({ className }: { className?: string }) {
  const {
    name,
    brand: { logo },
  } = useEvent()
  const home = useHome()
  const isLong = name.length > LONG_NAME
  // The name of a picture ends in its width and height.
  const [, width = 1, height = 1] = /(\d+)x(\d+)$/.exec(logo ?? '') ?? []
  const isAlone = +width >= +height * WIDE
  return (
    <Link
      to={home}
      className={classNames(
        'inline-flex min-h-control min-w-0 items-center gap-2.5 rounded-control',
        className,
      )}
    >
      {logo ? (
        <img
          src={logo}
          alt={isAlone ? name : ''}
          width={width}
          height={height}
          className="brand-logo min-w-0"
          style={{ width: 'auto', height: '2.25em', objectFit: 'contain', objectPosition: 'left' }}
        />
      ) : (
        <span
          aria-hidden
          className={classNames(
            'grid size-[2.25em] shrink-0 place-items-center overflow-hidden rounded-full bg-raised pt-[.3em]',
            isLong && 'max-[22rem]:hidden',
          )}
        >
          <Leon state="idle" size="1.75em" />
        </span>
      )}
      {!isAlone && (
        <span
          className={classNames(
            'line-clamp-3 font-display font-bold leading-tight [overflow-wrap:anywhere]',
            isLong ? 'text-[.9em] max-sm:text-[.72em]' : 'text-[.9em]',
          )}
        >
          {name}
        </span>
      )}
    </Link>
  )
}
