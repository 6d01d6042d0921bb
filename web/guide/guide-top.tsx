import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { buttonClass } from '../ui/button.tsx'
import { House } from '../ui/icons.ts'
import { MuteButton } from './mute-button.tsx'

/** Above every screen of the guide: the way home to Leon, the title, and whether he reads aloud. */
export function GuideTop({ title }: { title: string }) {
  const { t } = useTranslation()
  // A kiosk has the sound in the bar at its foot.
  const hasOwnSound = !isShared(useSurface())
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-2">
      <Link
        to="/fortune-teller"
        aria-label={t('nav.home')}
        className={`${buttonClass({ variant: 'ghost', isIconOnly: true })} -ms-2`}
      >
        <House aria-hidden />
      </Link>
      <PageTitle
        name={title}
        className="text-center font-display text-lg font-extrabold leading-display text-balance sm:text-2xl kiosk:text-3xl"
      >
        {title}
      </PageTitle>
      {hasOwnSound ? <MuteButton /> : <span className="w-control" />}
    </div>
  )
}
