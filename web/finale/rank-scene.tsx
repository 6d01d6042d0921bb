import { useTranslation } from 'react-i18next'
import type { RevealedRank } from '../../contract/finale.ts'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { DrumRoll } from './drum-roll.tsx'
import { Person } from './person.tsx'
import { RankList } from './rank-list.tsx'

/** More than so many who share a rank would be too small to read; the board names them all. */
const MOST_LARGE = 4

interface RankSceneProps {
  latest: RevealedRank
  earlier: readonly RevealedRank[]
  rolling: number | null
}

/** One rank, large, with everybody who shares it; on the right those who came before. */
export function RankScene({ latest, earlier, rolling }: RankSceneProps) {
  const before = rolling === null ? earlier : [latest, ...earlier]
  return (
    <section className={before.length === 0 ? 'stage-center' : 'stage-split'}>
      {rolling === null ? <Latest key={latest.rank} latest={latest} /> : <DrumRoll rank={rolling} />}
      {before.length > 0 && <RankList ranks={before} />}
    </section>
  )
}

function Latest({ latest: { rank, people } }: { latest: RevealedRank }) {
  const { t } = useTranslation()
  const large = people.slice(0, MOST_LARGE)
  const rest = people.length - large.length
  return (
    <div className="stage-center" aria-live="polite">
      <h2 className="stage-display text-[4.6em] text-mid">{t('board.rank', { rank })}</h2>
      <div className={large.length > 1 ? 'grid w-full grid-cols-2 gap-x-[3em] gap-y-[1.5em]' : 'w-full'}>
        {large.map((entry) => (
          <Person key={entry.attendee.id} entry={entry} {...sizeFor(large)} />
        ))}
      </div>
      {rest > 0 && <p className="text-[2em] text-mid">{t('finale.more', { count: rest })}</p>}
    </div>
  )
}

function sizeFor(people: readonly LeaderboardEntry[]) {
  if (people.length === 1) return { avatar: 18, largest: 9, smallest: 3.6 }
  return { avatar: people.length > 2 ? 8 : 13, largest: 4.4, smallest: 2.4 }
}
