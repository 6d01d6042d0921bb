import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Activity } from '../../contract/programme.ts'
import { useEvent } from '../event/use-event.ts'
import { buttonClass } from '../ui/button.tsx'
import { ArrowRight } from '../ui/icons.ts'
import { ActivitySigns } from './activity-card.tsx'
import { EntryDialog } from './entry-dialog.tsx'

interface ActivitySheetProps {
  activity: Activity
  now: number
  onClose: () => void
}

/** The details of an activity: the same entry that the guide shows, with points and the way there. */
export function ActivitySheet({ activity, now, onClose }: ActivitySheetProps) {
  const { t } = useTranslation()
  const address = useAddressOf(activity)
  const { id, title, location, kind } = activity
  const category = kind === 'schedule' ? 'schedule' : 'activation'
  return (
    <EntryDialog source={{ id, title, location }} known={{ ...activity, category }} onClose={onClose}>
      <ActivitySigns activity={activity} now={now} />
      {address !== undefined && (
        <Link to={address} className={buttonClass({ variant: 'primary' })}>
          {t('programme.go')}
          <ArrowRight aria-hidden className="size-[1.1em]" />
        </Link>
      )}
    </EntryDialog>
  )
}

/** Where it can be done on this very device: fortunes everywhere, the stations only while a festival is tried out. */
function useAddressOf({ installation }: Activity): string | undefined {
  const { mode } = useEvent()
  if (installation === null) return undefined
  if (installation.type === 'fortune_teller') return '/fortune-teller/find-future'
  if (mode !== 'demo') return undefined
  if (installation.type === 'photo_booth') return '/gift-aura'
  return installation.type === 'now_showing' ? '/now-showing' : `/station/${installation.id}`
}
