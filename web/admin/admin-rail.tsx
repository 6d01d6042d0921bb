import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Holder } from '../../contract/roles.ts'
import { classNames } from '../ui/class-names.ts'
import { type SectionId, sectionsFor } from './sections.ts'
import { useAdminText } from './use-admin-text.ts'

/** The sections of the user: a rail beside the work on wide screens, a strip above it on phones. */
export function AdminRail({ user, current }: { user: Holder; current: SectionId }) {
  const say = useAdminText()
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip follows the section.
  useEffect(() => {
    // Only the strip scrolls, never the page under it.
    const strip = here.current?.closest('ul')
    const link = here.current
    if (strip && link) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.clientWidth) / 2
  }, [current])
  return (
    <nav
      aria-label={say('admin.sections')}
      className="border-line/60 max-md:sticky max-md:top-0 max-md:z-10 max-md:border-b max-md:bg-page md:w-66 md:shrink-0 md:border-e md:p-3"
    >
      <ul className="flex gap-1 overflow-x-auto p-2 [scrollbar-width:none] md:sticky md:top-20 md:flex-col md:overflow-visible md:p-0">
        {sectionsFor(user).map(({ id, icon: Icon }) => (
          <li key={id} className="shrink-0">
            <Link
              ref={id === current ? here : undefined}
              to={`/admin?tab=${id}`}
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-sm font-semibold transition-colors md:min-h-9',
                id === current
                  ? 'border border-line bg-raised text-hi'
                  : 'border border-transparent text-mid hover:bg-raised hover:text-hi',
              )}
            >
              <Icon aria-hidden className={classNames('size-4.5', id === current && 'text-accent')} />
              {say(`section.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
