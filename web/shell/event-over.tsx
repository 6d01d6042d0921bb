import './event-over.css'
import { useLocation } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts'
import english from '../i18n/catalogues/en/over.json' with { type: 'json' }
import { dateText } from '../i18n/formats.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTextsOf } from '../i18n/use-texts-of.ts'
import { Leon } from '../leon/leon.tsx'
import { isShared, type Surface } from '../platform/surface.ts'

const overTexts: Catalogue = {
  namespace: 'over',
  english,
  translations: import.meta.glob<Texts>(['../i18n/catalogues/*/over.json', '!../i18n/catalogues/en/*'], {
    import: 'default',
  }),
}

// What can be read of an event that is over, and where staff look after a device, also on a shared screen.
const stillShown = /^\/(?:leaderboard|reveal|kiosk|admin|login|terms)(?:\/|$)/

/**
 * Says that the event is over: above the pages of phones, and in the place of what a shared screen invites to. What the
 * screen does behind it goes on, so that taps that wait are sent.
 */
export function EventOver({ surface }: { surface: Surface }) {
  const text = useTextsOf<KeyOf<typeof english>>(overTexts)
  const { name, closed } = useEvent()
  const { locale } = useLanguage()
  const { pathname } = useLocation()
  if (text === undefined || !closed || pathname.startsWith('/admin') || pathname === '/login') return null
  const title = text('over.title', { event: name })
  const next = closed.nextStartsOn && text('over.next', { date: dateText(locale, closed.nextStartsOn) })
  if (!isShared(surface)) {
    return (
      <aside className="event-over-note">
        <strong>{title}</strong>
        {[text('over.text'), next].filter(Boolean).join(' ')}
      </aside>
    )
  }
  if (stillShown.test(pathname)) return null
  return (
    <section aria-live="polite" className="event-over night-sky">
      <Leon state="sleepy" size="min(22rem, 45vmin)" />
      <h1 className="font-display">{title}</h1>
      <p>{text('over.kiosk')}</p>
      {next && <strong>{next}</strong>}
    </section>
  )
}
