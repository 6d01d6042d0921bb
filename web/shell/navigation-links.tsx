import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import type { TextKey } from '../i18n/catalogue.ts'
import { classNames } from '../ui/class-names.ts'

const links = [
  { to: '/', text: 'nav.home' },
  { to: '/profile', text: 'nav.profile' },
  { to: '/itinerary', text: 'nav.itinerary' },
  { to: '/activities', text: 'nav.activities' },
  { to: '/terms', text: 'nav.terms' },
  { to: '/faqs', text: 'nav.faqs' },
] as const satisfies { to: string; text: TextKey }[]
/** Of events that have a map. */
const mapLink = { to: '/map', text: 'nav.map' } as const

interface NavigationLinksProps {
  className?: string
  onChoose?: () => void
}

/** The links of the shared header; the current one is marked for eyes and for screen readers. */
export function NavigationLinks({ className, onChoose }: NavigationLinksProps) {
  const { t } = useTranslation()
  const hasMap = Boolean(useEvent().mapVersion)
  return (
    <ul className={className}>
      {(hasMap ? [...links, mapLink] : links).map(({ to, text }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            onClick={onChoose}
            className={({ isActive }) =>
              classNames(
                'flex min-h-control items-center whitespace-nowrap rounded-control px-3 text-sm font-semibold transition-colors',
                isActive ? 'bg-raised text-hi' : 'text-mid hover:text-hi',
              )
            }
          >
            {t(text)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
