import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { InteractionMetadata } from '../../contract/taps.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { buttonClass } from '../ui/button.tsx'
import { ExternalLink } from '../ui/icons.ts'
import { part } from '../ui/part.ts'
import { MailLine } from './mail-line.tsx'
import { tokenOf, usePhoto } from './photo-link.ts'

const QrCode = part(async () => (await import('../ui/qr-code.tsx')).QrCode)

/** How the photo gets home: by mail, and by a code that a phone reads. On a kiosk nothing here leads out of it. */
export function PhotoKeepsake({ metadata }: { metadata: InteractionMetadata }) {
  const { t } = useTranslation()
  const isKiosk = isShared(useSurface())
  const { photoUrl, emailSent = false, emailState = 'no-address' } = metadata
  const token = photoUrl === undefined ? '' : tokenOf(photoUrl)
  const { data } = usePhoto(token, photoUrl !== undefined)
  if (photoUrl === undefined) return null
  return (
    <div className="grid w-full max-w-xl gap-4 rounded-card border border-line/60 bg-surface p-4 kiosk:grid-cols-[auto_minmax(0,1fr)] kiosk:items-center kiosk:max-w-none kiosk:gap-8 kiosk:p-6 kiosk:text-start kiosk-landscape:gap-6 kiosk-landscape:p-4">
      {isKiosk && (
        <Suspense>
          <QrCode
            text={new URL(photoUrl, location.origin).href}
            label={t('giftAura.qr.image')}
            className="size-[10rem] overflow-hidden rounded-card kiosk-landscape:size-[8rem]"
          />
        </Suspense>
      )}
      <div className="grid justify-items-center gap-3 kiosk:justify-items-start">
        <MailLine emailSent={emailSent} emailState={data?.emailState ?? emailState} />
        {isKiosk ? (
          <p className="text-mid">{t('giftAura.qr.text')}</p>
        ) : (
          <Link to={`/photo/${token}`} className={buttonClass()}>
            <ExternalLink aria-hidden className="size-[1.1em]" />
            {t('giftAura.openPhoto')}
          </Link>
        )}
      </div>
    </div>
  )
}
