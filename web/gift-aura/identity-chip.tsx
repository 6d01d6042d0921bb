import { useTranslation } from 'react-i18next'
import type { Attendee } from '../../contract/attendees.ts'
import { Avatar } from '../ui/avatar.tsx'

/** Whose visit this is, always in sight: a photo must not go to the person who stood here before. */
export function IdentityChip({ attendee, onLeave }: { attendee: Attendee; onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      onClick={onLeave}
      className="flex min-h-control min-w-0 max-w-full items-center gap-2.5 rounded-full border border-line-ctl/70 bg-surface py-1 ps-1.5 pe-4 text-sm font-semibold hover:border-accent"
    >
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        size="2em"
      />
      <span className="truncate">{t('giftAura.notYou', { username: attendee.tiktokUsername })}</span>
    </button>
  )
}
