import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { LanguageMenu } from '../i18n/language-menu.tsx'
import { useStation } from '../platform/station.ts'
import { CHECK_IN } from '../platform/surface.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { useKiosk } from '../platform/use-surface.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { setMuted } from '../ui/earcons.ts'
import { House, MapIcon, Volume2, VolumeX } from '../ui/icons.ts'

/** What every kiosk offers at the bottom, within everybody's reach: home, larger letters, sound, language. */
export function KioskBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const kiosk = useKiosk()
  const station = useStation()
  const { mapVersion } = useEvent()
  // Behind a check-in that nobody has paired is Leon with his three doors; everything else is its own home.
  const isGuessed = station === undefined && (kiosk === undefined || kiosk.home === CHECK_IN)
  const door = isGuessed ? '/' : (kiosk?.home ?? '/')
  const isMuted = useRemembered('muted') === 'true'
  return (
    <footer className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line/60 bg-surface px-gutter py-4">
      {pathname === door || pathname === kiosk?.home ? (
        <span />
      ) : (
        <Link
          to={door}
          aria-label={t('nav.home')}
          className={buttonClass({ variant: 'ghost', isIconOnly: true })}
        >
          <House aria-hidden />
        </Link>
      )}
      {mapVersion !== null && pathname !== '/map' && (
        <Link to="/map" className={buttonClass({ variant: 'ghost' })}>
          <MapIcon aria-hidden />
          {t('nav.map')}
        </Link>
      )}
      <div className="ms-auto flex items-center gap-4">
        <TextSizeButton />
        <Button
          variant="ghost"
          isIconOnly
          aria-label={t(isMuted ? 'sound.turnOn' : 'sound.turnOff')}
          onClick={() => setMuted(!isMuted)}
        >
          {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </Button>
        <LanguageMenu opensUp />
      </div>
    </footer>
  )
}

function TextSizeButton() {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(document.documentElement.dataset.textSize === 'large')

  function handleToggle(): void {
    document.documentElement.dataset.textSize = isLarge ? 'normal' : 'large'
    setIsLarge(!isLarge)
  }

  return (
    <Button
      variant="ghost"
      isIconOnly
      aria-pressed={isLarge}
      aria-label={t('app.largeText')}
      onClick={handleToggle}
    >
      <span aria-hidden className="font-display font-bold">
        A<span className="text-[1.5em]">A</span>
      </span>
    </Button>
  )
}
