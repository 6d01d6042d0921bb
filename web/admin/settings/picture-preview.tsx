import type { PictureKind } from '../../../contract/event-pictures.ts'
import { useAdminText } from '../use-admin-text.ts'

interface PicturePreviewProps {
  kind: PictureKind
  /** null: there is none. */
  address: string | null
  /** The event's short name, which stands beside a logo that is not wide. */
  name: string
  /** Whether the icon of the app is made of it. */
  isIcon: boolean
}

/** The grounds on which a picture stands (web/ui/palette.css). */
const grounds = [
  { id: 'onDark', className: 'bg-[#05040b] text-[#f6f3ff]' },
  { id: 'onLight', className: 'bg-white text-[#15112b]' },
] as const

/** On light ground a logo stands on a dark plate (web/shell/staff.css). */
const looks = { onDark: 'max-h-14', onLight: 'max-h-16 rounded-lg bg-[#0a0815] px-2 py-1' } as const

/** A picture on dark and on light ground, and as the icon of the app. */
export function PicturePreview({ kind, address, name, isIcon }: PicturePreviewProps) {
  const say = useAdminText()
  if (address === null)
    return (
      <p className="rounded-card border border-dashed border-line px-4 py-6 text-center text-sm text-low">
        {say(kind === 'logo' ? 'settings.noLogo' : 'settings.noMascot')}
      </p>
    )
  return (
    <div className="grid grid-cols-2 gap-3">
      {grounds.map(({ id, className }) => (
        <figure key={id} className="grid grid-rows-[1fr_auto] gap-1.5">
          <div
            className={`grid place-items-center rounded-card border border-line p-4 ${className} ${kind === 'logo' ? 'min-h-24' : 'min-h-44'}`}
          >
            <img
              src={address}
              alt={`${say(`settings.${kind}`)}: ${name}`}
              className={`max-w-full object-contain ${kind === 'logo' ? looks[id] : 'h-36'}`}
            />
          </div>
          <figcaption className="text-xs text-low">{say(`settings.${id}`)}</figcaption>
        </figure>
      ))}
      {isIcon && (
        <figure className="col-span-2 flex items-center gap-3">
          <img src={`${address}?form=icon`} alt="" className="size-14 rounded-[22%] border border-line" />
          <figcaption className="text-xs text-low">{say('settings.appIcon')}</figcaption>
        </figure>
      )}
    </div>
  )
}
