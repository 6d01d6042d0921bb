import { useTranslation } from 'react-i18next'
import type { RevealedRank } from '../../contract/finale.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { AutoFitText } from '../ui/auto-fit-text.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { stageUnit } from './stage-unit.ts'

/** So many rows fit beside the latest one. */
const MOST_ROWS = 7

/** Those who were revealed before, the best first. */
export function RankList({ ranks }: { ranks: readonly RevealedRank[] }) {
  const { t } = useTranslation()
  const { timeZone } = useEvent()
  const format = useFormat(timeZone)
  const rows = ranks.flatMap(({ people }) => people).slice(0, MOST_ROWS)
  const rest = ranks.reduce((sum, { count }) => sum + count, 0) - rows.length
  const unit = stageUnit()
  return (
    <div className="grid min-w-0 grid-cols-1 content-center gap-[.8em]">
      <ol className="grid min-w-0 grid-cols-1 gap-[.8em]">
        {rows.map(({ rank, attendee, totalPoints }) => (
          <li
            key={attendee.id}
            className="flex min-w-0 animate-enter items-center gap-[.8em] rounded-[1em] border border-line/60 bg-surface/80 px-[1em] py-[.6em]"
          >
            <span className="tnum w-[1.6em] shrink-0 text-center font-display text-[1.9em] font-extrabold text-low">
              <span className="sr-only">{t('board.rank', { rank })}</span>
              <span aria-hidden>{rank}</span>
            </span>
            <Avatar
              name={attendee.tiktokUsername}
              realName={attendee.firstName}
              imageUrl={attendee.avatarUrl}
              size="3.4em"
            />
            <span className="min-w-0 flex-1 font-bold">
              <AutoFitText minPx={1.1 * unit} maxPx={1.9 * unit} className="leading-[1.3]">
                @{attendee.tiktokUsername}
              </AutoFitText>
            </span>
            <span className="tnum shrink-0 text-[1.9em] font-extrabold text-points">
              {format.number(totalPoints)}
            </span>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <p className="text-center text-[1.8em] font-bold text-mid">{t('finale.more', { count: rest })}</p>
      )}
    </div>
  )
}
