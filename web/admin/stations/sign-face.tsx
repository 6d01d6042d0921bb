import type { AdminStation } from '../../../contract/admin-stations.ts'
import { useEvent } from '../../event/use-event.ts'
import { MapPin } from '../../ui/icons.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { useAdminText } from '../use-admin-text.ts'

interface SignFaceProps {
  station: AdminStation
  /** Where staff find its card. */
  url: string
}

/** A sheet of paper with the name of a station, as wide as its place; everything on it grows with its width. */
export function SignFace({ station: { name, installationName }, url }: SignFaceProps) {
  const say = useAdminText()
  const event = useEvent()
  return (
    <div className="sign">
      <div className="sign-face">
        <p className="sign-festival">
          {event.name}
          <img src={event.brand.mascot ?? '/leon.svg'} alt="" className="sign-leon" />
        </p>
        <p className="sign-name" data-length={lengthOf(name)}>
          {name}
        </p>
        <p className="sign-place">
          <MapPin aria-hidden />
          {installationName}
        </p>
        <div className="sign-staff">
          <QrCode text={url} label={say('stations.sign.qr', { name })} className="sign-code" />
          <p>
            <strong>{say('stations.sign.crew')}</strong>
            {say('stations.sign.scan')}
          </p>
        </div>
      </div>
    </div>
  )
}

/** Characters of a long word of Latin letters; those of Chinese, Japanese and Korean are twice as wide. */
const SHORT = 12
const LONG = 26

function lengthOf(name: string): 'short' | 'medium' | 'long' {
  const width = [...name].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)
  if (width <= SHORT) return 'short'
  return width <= LONG ? 'medium' : 'long'
}
