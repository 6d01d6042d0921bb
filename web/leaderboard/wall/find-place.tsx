import { QrCode } from '../../ui/qr-code.tsx'
import type { WallText } from './texts.ts'

/** Where a phone shows its owner's place, or how to make it known (profile). */
const OWN_PLACE = '/profile'

/** Whoever is not on the wall now finds themselves on their phone. */
export function FindPlace({ text }: { text: WallText }) {
  return (
    <aside className="grid w-[15.5rem] shrink-0 content-between justify-items-center text-center">
      <QrCode
        text={new URL(OWN_PLACE, location.origin).href}
        label={text('wall.find')}
        className="w-full rounded-control"
      />
      <p className="text-[2.4rem] leading-[1.1] font-bold text-balance">{text('wall.find')}</p>
    </aside>
  )
}
