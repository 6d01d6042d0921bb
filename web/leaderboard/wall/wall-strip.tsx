import { useTranslation } from 'react-i18next'
import type { Leaderboard, LeaderboardEntry } from '../../../contract/leaderboard.ts'
import { AutoFitText } from '../../ui/auto-fit-text.tsx'
import { Nfc, TrendingUp } from '../../ui/icons.ts'
import { remPx } from './rem-px.ts'
import type { WallText } from './texts.ts'
import { useCallToPlay } from './use-call-to-play.ts'

interface WallStripProps {
  entries: readonly LeaderboardEntry[]
  state: Leaderboard['state']
  climber: Leaderboard['climber']
  timeZone: string
  text: WallText
}

const cell =
  'flex min-w-0 items-center gap-[1rem] rounded-control px-[1.25rem] bg-surface border border-line/40'

/** The line below the board: who climbs, and where one can play. A board that stands still says why instead. */
export function WallStrip({ entries, state, climber, timeZone, text }: WallStripProps) {
  const { t } = useTranslation()
  const play = useCallToPlay(timeZone, text)
  const person = entries.find(({ attendee }) => attendee.id === climber?.attendeeId)?.attendee
  const [least, most] = [1.4 * remPx(), 2.1 * remPx()]
  if (state !== 'open') {
    return (
      <div className={`${cell} h-[3.6rem] font-semibold text-mid`}>
        <AutoFitText minPx={least} maxPx={most} className="text-center leading-none">
          {t(`board.${state}.text`)}
        </AutoFitText>
      </div>
    )
  }
  return (
    <div
      className={`grid h-[3.6rem] gap-[1.25rem] ${person && climber ? 'grid-cols-[56fr_44fr]' : 'grid-cols-1'}`}
    >
      {person && climber && (
        <p className={cell}>
          <TrendingUp aria-hidden className="size-[2.2rem] shrink-0 text-success" />
          <AutoFitText minPx={least} maxPx={most} className="leading-none">
            <span className="text-mid">{text('wall.climber')}</span>{' '}
            <bdi className="font-bold">@{person.tiktokUsername}</bdi>{' '}
            <span className="font-bold text-success">{t('board.up', { count: climber.places })}</span>
          </AutoFitText>
        </p>
      )}
      <p className={cell}>
        <Nfc aria-hidden className="size-[2.2rem] shrink-0 text-accent" />
        <AutoFitText minPx={least} maxPx={most} className="leading-none font-semibold">
          {play}
        </AutoFitText>
      </p>
    </div>
  )
}
