import { useTranslation } from 'react-i18next'
import type { RevealedRank } from '../../contract/finale.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Avatar } from '../ui/avatar.tsx'

/** So many rows fit beside the latest one. */
const MOST_ROWS = 7

/** Those who were revealed before, the best first. */
export function RankList({ ranks }: { ranks: readonly RevealedRank[] }) {
  const { t } = useTranslation()
  const { timeZone } = useEvent()
  const format = useFormat(timeZone)
  const rows = ranks.flatMap(({ people }) => people).slice(0, MOST_ROWS)
  return (
    <ol className="grid min-w-0 content-center gap-[.9em]">
      {rows.map(({ rank, attendee, totalPoints }) => (
        <li
          key={attendee.id}
          className="flex animate-enter items-center gap-[1em] rounded-[1em] border border-line/60 bg-surface/80 px-[1.2em] py-[.7em]"
        >
          <span className="tnum w-[1.6em] shrink-0 text-center font-display text-[1.9em] font-extrabold text-low">
            <span className="sr-only">{t('board.rank', { rank })}</span>
            <span aria-hidden>{rank}</span>
          </span>
          <Avatar name={attendee.tiktokUsername} imageUrl={attendee.avatarUrl} size="3.4em" />
          <span className="min-w-0 flex-1 truncate text-[1.9em] font-bold">@{attendee.tiktokUsername}</span>
          <span className="tnum shrink-0 text-[1.9em] font-extrabold text-points">
            {format.number(totalPoints)}
          </span>
        </li>
      ))}
    </ol>
  )
}
