import { Link } from 'react-router'
import { QrCode } from '../ui/icons.ts'
import { useStationText } from './texts.ts'

/** A screen that may be meant for a station and is none leads the crew to its pairing. */
export function UnpairedNote() {
  const text = useStationText()
  if (text === undefined) return null
  return (
    <aside className="flex cursor-auto touch-auto flex-wrap items-center justify-center gap-x-4 border-t border-line/60 bg-surface px-gutter py-2 text-sm text-mid">
      <p>{text('unpaired.text')}</p>
      <Link
        to="/kiosk"
        className="inline-flex min-h-control-sm items-center gap-2 rounded-control font-semibold text-link hover:text-hi"
      >
        <QrCode aria-hidden className="size-[1.2em]" />
        {text('unpaired.link')}
      </Link>
    </aside>
  )
}
