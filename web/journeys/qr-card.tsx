import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getQrCode } from '../../contract/journeys.ts'
import { call } from '../platform/api.ts'
import { patiently } from '../platform/patiently.ts'
import { isShared } from '../platform/surface.ts'
import { useOnline } from '../platform/use-online.ts'
import { useSurface } from '../platform/use-surface.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Download } from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ShareButton } from './share-button.tsx'

// Both buttons in one row of a phone, in German too.
const tight = 'max-sm:px-3.5! max-sm:text-sm!'

interface QrCardProps {
  sessionId: string
  /** On the journey itself there is no link to it. */
  isOnJourney?: boolean
}

/** Carries a journey to a phone. On a kiosk nothing in it can be touched: a link would lead out of the kiosk. */
export function QrCard({ sessionId, isOnJourney }: QrCardProps) {
  const { t } = useTranslation()
  const isKiosk = isShared(useSurface())
  const isOnline = useOnline()
  const { data, isError, refetch } = useQrCode(sessionId)
  // The page says already that it is offline; the code comes with the network.
  if (isError && !isOnline) return null
  if (isError) {
    return (
      <ErrorState
        title={t('journeys.qr.failed')}
        retryLabel={t('app.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Card
      tone="raised"
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 kiosk:gap-x-10',
        isOnJourney && 'max-sm:grid-cols-1 max-sm:justify-items-center max-sm:text-center',
      )}
    >
      <div
        className={classNames(
          'grid place-items-center overflow-hidden rounded-card bg-white sm:row-span-2 sm:size-40 sm:p-2 kiosk:size-[12rem]',
          isOnJourney ? 'size-40 p-2' : 'size-28 p-1',
        )}
      >
        {data ? (
          <img
            src={data.qrCodeDataUrl}
            alt={t('journeys.qr.image')}
            className="size-full [image-rendering:pixelated]"
          />
        ) : (
          <Skeleton label={t('journeys.qr.loading')} lines={1} className="size-20" />
        )}
      </div>
      <div className="sm:self-end kiosk:row-span-2 kiosk:self-center">
        <h2 className="text-lg">{t('journeys.qr.title')}</h2>
        <p className="mt-1 text-sm text-mid">{t('journeys.qr.text')}</p>
      </div>
      {data && !isKiosk && (
        <div
          className={classNames(
            'flex flex-wrap gap-3 max-sm:col-span-full sm:self-start',
            isOnJourney && 'max-sm:justify-center',
          )}
        >
          <ShareButton sessionId={sessionId} url={data.url} className={tight} />
          <a
            href={data.qrCodeDataUrl}
            download={fileNameOf(sessionId)}
            className={`${buttonClass()} ${tight}`}
          >
            <Download aria-hidden className="size-[1.1em]" />
            {t('journeys.qr.save')}
          </a>
          {!isOnJourney && (
            <Link
              to={`/fortune-teller/journey/${sessionId}`}
              className={`${buttonClass({ variant: 'ghost' })} max-sm:px-0! max-sm:text-sm!`}
            >
              {t('journeys.qr.open')}
            </Link>
          )}
        </div>
      )}
    </Card>
  )
}

/** Link and QR code of a journey. */
function useQrCode(sessionId: string) {
  return useQuery({
    queryKey: ['qrcode', sessionId],
    queryFn: ({ signal }) => patiently(() => call(getQrCode, { params: { sessionId }, signal }), signal),
  })
}

/** The saved image is found again by its session. */
export function fileNameOf(sessionId: string): string {
  return `livefest-journey-${sessionId.replace(/[^\w-]/g, '')}.png`
}
