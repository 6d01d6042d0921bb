import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { installOffer, onInstallOffer, takeInstallOffer } from '../platform/install-offer.ts'
import { recall, remember } from '../platform/remembered.ts'
import { useSurface } from '../platform/use-surface.ts'
import { Button } from '../ui/button.tsx'
import { Smartphone, X } from '../ui/icons.ts'

/** Whoever has seen the hint and gone on is left alone for so long. Milliseconds. */
const PAUSE_MS = 14 * 24 * 3_600_000

/**
 * That the pages can be kept as an app, on somebody's own phone that has something to keep. It can be put away, and comes
 * back after two weeks at the earliest. Safari offers nothing, so there it says how.
 */
export function InstallHint() {
  const { t } = useTranslation()
  const { shortName } = useEvent()
  const surface = useSurface()
  const offer = useSyncExternalStore(onInstallOffer, installOffer)
  const [isPutAway, setPutAway] = useState(() => Date.now() - Number(recall('installHint') ?? 0) < PAUSE_MS)
  const isSafari = (navigator as { standalone?: boolean }).standalone === false
  const isApp = matchMedia('(display-mode: standalone)').matches
  if (surface !== 'phone' || isPutAway || isApp || !(offer || isSafari)) return null
  const putAway = () => {
    remember('installHint', String(Date.now()))
    setPutAway(true)
  }
  return (
    <section
      aria-label={t('install.title', { event: shortName })}
      className="flex items-start gap-3 rounded-card border border-line/60 bg-surface/70 px-4 py-3 text-sm"
    >
      <Smartphone aria-hidden className="size-5 shrink-0 text-link" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="font-semibold">{t('install.title', { event: shortName })}</p>
        <p className="text-mid">{t(offer ? 'install.text' : 'install.safari')}</p>
        {offer && (
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() => {
              putAway()
              void takeInstallOffer()
            }}
          >
            {t('install.do')}
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        size="sm"
        isIconOnly
        className="-me-2 shrink-0"
        aria-label={t('app.close')}
        onClick={putAway}
      >
        <X aria-hidden className="size-5" />
      </Button>
    </section>
  )
}
