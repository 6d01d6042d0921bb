import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { TextKey } from '../i18n/catalogue.ts'
import { CalendarDays, House, MessageCircle, User } from '../ui/icons.ts'

const doors = [
  { to: '/', text: 'nav.home', Icon: House, pages: /^\/(?:fortune-teller\/?)?$/ },
  { to: '/activities', text: 'nav.activities', Icon: CalendarDays, pages: /^\/(?:activities|itinerary|map)/ },
  { to: '/fortune-teller/ask-question', text: 'nav.ask', Icon: MessageCircle, pages: /\/ask-question/ },
  { to: '/profile', text: 'nav.me', Icon: User, pages: /^\/(?:profile|recap)/ },
] as const satisfies { text: TextKey; [rest: string]: unknown }[]

/** Four doors within reach of a thumb, at the foot of a phone. While its keyboard is open there is no room for them. */
export function Dock() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (useSyncExternalStore(onViewport, isKeyboardOpen)) return null
  return (
    <nav
      aria-label={t('nav.dock')}
      className="dock sticky bottom-0 z-20 grid grid-cols-4 border-t border-line/60 bg-surface px-2 pb-[env(safe-area-inset-bottom)]"
    >
      {doors.map(({ to, text, Icon, pages }) => (
        <Link
          key={to}
          to={to}
          aria-current={pages.test(pathname) ? 'page' : undefined}
          className="grid min-w-0 content-center justify-items-center gap-1 text-xs font-semibold text-low aria-[current]:text-link"
        >
          <Icon aria-hidden className="size-6" />
          <span className="max-w-full truncate">{t(text)}</span>
        </Link>
      ))}
    </nav>
  )
}

/** No bar of a browser takes so many CSS pixels, and every keyboard takes more. */
const KEYBOARD_PX = 160

function isKeyboardOpen(): boolean {
  const seen = globalThis.visualViewport
  // Who has zoomed in sees less of the page as well.
  return seen ? innerHeight - seen.height * seen.scale > KEYBOARD_PX : false
}

function onViewport(listener: () => void): () => void {
  globalThis.visualViewport?.addEventListener('resize', listener)
  return () => globalThis.visualViewport?.removeEventListener('resize', listener)
}
