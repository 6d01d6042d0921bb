import { useLanguage } from '../../i18n/use-language.ts'
import { useNow } from '../../platform/use-now.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

interface AgoProps {
  at: string
  /** How far the clock that wrote the moment is ahead of this device's (milliseconds). */
  aheadMs: number
}

/** How long ago a moment was, counted on: "12s ago". */
export function Ago({ at, aheadMs }: AgoProps) {
  const { locale } = useLanguage()
  const now = useNow(1_000).getTime() + aheadMs
  return <time dateTime={at}>{agoText(locale, now - Date.parse(at))}</time>
}

/** A time that has passed, in the largest unit that it fills. */
export function agoText(locale: string, passedMs: number): string {
  const format = new Intl.RelativeTimeFormat(locale, { style: 'narrow' })
  const seconds = Math.max(0, Math.round(passedMs / 1_000))
  if (seconds < MINUTE_S) return format.format(-seconds, 'second')
  if (seconds < HOUR_S) return format.format(-Math.floor(seconds / MINUTE_S), 'minute')
  if (seconds < DAY_S) return format.format(-Math.floor(seconds / HOUR_S), 'hour')
  return format.format(-Math.floor(seconds / DAY_S), 'day')
}
