import { useTranslation } from 'react-i18next'
import type { RevealedRank } from '../../contract/finale.ts'
import { DrumRoll } from './drum-roll.tsx'
import { LevelPeople } from './level-people.tsx'
import { Person } from './person.tsx'
import { RankList } from './rank-list.tsx'

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

function Latest({ latest }: { latest: RevealedRank }) {
  const { t } = useTranslation()
  const { rank, people } = latest
  return (
    <div className="stage-center w-full" aria-live="polite">
      <h2 className="stage-display text-[4.6em] text-mid">{t('board.rank', { rank })}</h2>
      {people.length > 2 ? (
        <LevelPeople {...latest} />
      ) : (
        <div className={people.length > 1 ? 'grid w-full grid-cols-2 gap-x-[3em]' : 'w-full'}>
          {people.map((entry) => (
            <Person key={entry.attendee.id} entry={entry} {...sizes[people.length > 1 ? 'two' : 'one']} />
          ))}
        </div>
      )}
    </div>
  )
}

const sizes = {
  one: { avatar: 18, largest: 9, smallest: 2 },
  two: { avatar: 13, largest: 4.4, smallest: 1.6 },
}
