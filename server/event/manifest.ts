import { fill } from '../fill.ts'
import { brandColours, NIGHT_PAGE, shadeOf } from './brand-styles.ts'
import { pageWords } from './page-words.ts'
import { iconAddress } from './settings.ts'
import type { EventRow } from './settings-store.ts'

const PNG = 'image/png'

/** The icons of the product: Leon. */
const OWN_ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: PNG },
  { src: '/icon-512.png', sizes: '512x512', type: PNG },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
]

const WEBP = 'image/webp'

/** How the pages look, for the question whether to install them: of a festival without a name, in English. */
const OWN_SCREENS = [
  { src: '/screen-home.webp', sizes: '780x1688', type: WEBP, form_factor: 'narrow' },
  { src: '/screen-ask.webp', sizes: '780x1688', type: WEBP, form_factor: 'narrow' },
  { src: '/screen-wide.webp', sizes: '1280x800', type: WEBP, form_factor: 'wide' },
]

/** Whether the pages of this event look as on these screens: with colours, guide and language of their own they do not. */
function looksLikeOwnScreens({
  accent,
  second,
  mascot,
  logo,
  guideName,
  defaultLanguage,
}: EventRow): boolean {
  const isPlain = accent === null && second === null && mascot === null && logo === null
  return isPlain && guideName === 'Leon' && defaultLanguage === 'en'
}

/** What the pages are about, in the event's first language. */
export function aboutEvent({ guideName, defaultLanguage }: EventRow): string {
  return fill(pageWords[defaultLanguage], { guide: guideName })
}

/** What a phone has to know to keep the pages as an app (W3C Web Application Manifest). */
export function writeManifest(event: EventRow): string {
  const icon = iconAddress(event)
  return JSON.stringify({
    id: '/',
    name: event.name,
    short_name: event.shortName,
    description: aboutEvent(event),
    lang: event.defaultLanguage,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: NIGHT_PAGE,
    theme_color: event.second === null ? NIGHT_PAGE : shadeOf(brandColours(event).second),
    icons:
      icon === null
        ? OWN_ICONS
        : ['any', 'maskable'].map((purpose) => ({ src: icon, sizes: '512x512', type: PNG, purpose })),
    ...(looksLikeOwnScreens(event) && { screenshots: OWN_SCREENS }),
  })
}
