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
      <aside className="border-b border-line/60 bg-surface-2 px-gutter py-3 text-center text-balance">
        <p className="font-semibold text-hi">{title}</p>
        <p className="text-sm text-mid">{[text('over.text'), next].filter(Boolean).join(' ')}</p>
      </aside>
    )
  }
  if (stillShown.test(pathname)) return null
  return (
    <section
      aria-live="polite"
      className="night-sky fixed inset-0 z-40 grid content-center justify-items-center gap-6 p-gutter text-center text-balance"
    >
      <Leon state="sleepy" size="min(22rem, 45vmin)" />
      <h1 className="font-display text-3xl wall:text-5xl">{title}</h1>
      <p className="max-w-prose text-xl text-mid wall:text-3xl">{text('over.kiosk')}</p>
      {next && <p className="text-xl font-semibold text-link wall:text-3xl">{next}</p>}
    </section>
  )
}
