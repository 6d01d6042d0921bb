import { useState } from 'react'
import type { DeskAttendee } from '../../../contract/desk.ts'
import type { Duplicates } from '../../../contract/duplicates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useDuplicates, useMerge } from './use-duplicates.ts'

/** Who stays, and who becomes a part of them. */
interface Pair {
  kept: DeskAttendee
  other: DeskAttendee
}

/** People who may be one and the same: the one who stays is chosen, the others become a part of them. */
export function DuplicatesView() {
  const say = useAdminText()
  const { number } = useNumbers()
  const [pair, setPair] = useState<Pair>()
  const merge = useMerge(() => setPair(undefined))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-mid">{say('people.twice.intro')}</p>
      <Loaded query={useDuplicates()} loadingText={say('people.twice.loading')}>
        {({ groups, total }) => (
          <>
            {groups.length === 0 && <EmptyState title={say('people.twice.none')} />}
            {groups.map((group) => (
              <Group key={`${group.reason} ${group.people[0]?.id}`} group={group} onMerge={setPair} />
            ))}
            {total > groups.length && (
              <p className="text-sm text-mid">
                {say('import.more', { count: number(total - groups.length) })}
              </p>
            )}
          </>
        )}
      </Loaded>
      {pair && (
        <ConfirmDialog
          title={say('people.twice.title', {
            other: `@${pair.other.tiktokUsername}`,
            kept: `@${pair.kept.tiktokUsername}`,
          })}
          text={say('people.twice.text', {
            name: pair.kept.attendeeName,
            points: number(pair.kept.totalPoints + pair.other.totalPoints),
          })}
          confirmLabel={say('people.twice.do')}
          pendingLabel={say('people.twice.doing')}
          isPending={merge.isPending}
          onConfirm={() => merge.mutate(pair)}
          onClose={() => setPair(undefined)}
        />
      )}
    </div>
  )
}

function Group({ group: { reason, people }, onMerge }: { group: Duplicates; onMerge: (pair: Pair) => void }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const [keptId, setKeptId] = useState(people[0]?.id)
  const kept = people.find(({ id }) => id === keptId)
  return (
    <Card className="p-0!">
      <h3 className="px-5 pt-4 pb-1 text-sm text-mid">{say(`people.twice.same.${reason}`)}</h3>
      <ul className="divide-y divide-line/60">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <label className="flex min-w-0 flex-1 basis-64 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={`${reason} ${people[0]?.id}`}
                checked={person.id === keptId}
                onChange={() => setKeptId(person.id)}
                className="size-5 accent-accent"
              />
              <span className="min-w-0">
                <span className="block truncate">
                  <strong>{person.attendeeName}</strong>{' '}
                  <span className="text-mid">@{person.tiktokUsername}</span>
                </span>
                <span className="tnum block truncate text-sm text-low">
                  {[
                    person.email,
                    say('desk.total', { points: number(person.totalPoints) }),
                    person.wristband && say('desk.band', { end: person.wristband.endsWith }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </label>
            {kept && person.id === keptId ? (
              <span className="text-sm font-semibold text-success">{say('people.twice.stays')}</span>
            ) : (
              kept && (
                <Button size="sm" onClick={() => onMerge({ kept, other: person })}>
                  {say('people.twice.mergeInto', { kept: `@${kept.tiktokUsername}` })}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
