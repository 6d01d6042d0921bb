import type { PretixSource } from '../../../contract/pretix.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TriangleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { usePretixJobFailure } from './pretix-progress.tsx'
import { useTestPretix } from './use-pretix.ts'

/** What a dialog does with a shop. */
export type PretixTask = 'preview' | 'choose' | 'off' | 'hook' | 'remove'

/** Where a shop is, how it does, and what can be done with it. */
export function PretixRow({ source, onTask }: { source: PretixSource; onTask: (task: PretixTask) => void }) {
  const say = useAdminText()
  const test = useTestPretix()
  const { id, name, address, organiser, event, isFollowing, off } = source
  const tasks = ['choose', ...(isFollowing ? (['hook'] as const) : []), 'remove'] as const
  return (
    <li data-row tabIndex={-1} className="grid gap-3 px-5 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="break-all font-mono text-sm text-mid">
            {new URL(address).host}/{organiser}/{event}
          </p>
        </div>
        <Badge tone={isFollowing ? 'success' : 'warning'}>
          {say(isFollowing ? 'pretix.following' : 'pretix.notFollowing')}
        </Badge>
      </div>
      <PretixState source={source} />
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2">
        <Button
          size="sm"
          variant={isFollowing ? 'secondary' : 'primary'}
          aria-label={`${say('pretix.do.preview')}: ${name}`}
          onClick={() => onTask('preview')}
        >
          {say('pretix.do.preview')}
        </Button>
        {off > 0 && (
          <Button size="sm" aria-label={`${say('pretix.do.off')}: ${name}`} onClick={() => onTask('off')}>
            {say('pretix.do.off')} ({off})
          </Button>
        )}
        <Button
          size="sm"
          isPending={test.isPending}
          pendingLabel={say('pretix.asking')}
          aria-label={`${say('pretix.test')}: ${name}`}
          onClick={() => test.mutate(id)}
        >
          {say('pretix.test')}
        </Button>
        {tasks.map((task) => (
          <Button
            key={task}
            size="sm"
            {...(task === 'remove' && { 'data-do': 'delete' })}
            aria-label={`${say(`pretix.do.${task}`)}: ${name}`}
            onClick={() => onTask(task)}
          >
            {say(`pretix.do.${task}`)}
          </Button>
        ))}
      </div>
    </li>
  )
}

/** Problems first: what is well is said quietly. */
function PretixState({ source }: { source: PretixSource }) {
  const say = useAdminText()
  const { moment, number } = useNumbers()
  const sayFailure = usePretixJobFailure()
  const { lastResult, lastRunAt, tickets, off, isFollowing, take } = source
  const { failure, counts, wrong = [] } = lastResult ?? {}
  const isTaking = take?.state === 'reading' || take?.state === 'writing'
  const isTakeLast = take !== null && (lastRunAt === null || lastRunAt < take.beganAt)
  const problems = [
    isTakeLast && take.failure && sayFailure(take.failure, 'take'),
    failure && say(`pretix.failure.${failure}`),
    off > 0 && say('pretix.offSome', { count: off }),
    counts &&
      counts.wrong > 0 &&
      say('pretix.wrongSome', { list: wrong.map(({ reference }) => reference).join(', ') }),
  ].filter(Boolean)
  return (
    <div className="grid gap-1 text-sm">
      {problems.map((problem) => (
        <p key={String(problem)} className="flex items-start gap-2 text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{problem}</span>
        </p>
      ))}
      {take?.state === 'reading' && (
        <p className="tnum text-mid">
          {say('pretix.takingPage', { read: number(take.pagesRead), pages: number(take.pages) })}
        </p>
      )}
      {take?.state === 'writing' && <p className="text-mid">{say('pretix.writing')}</p>}
      <p className="tnum text-mid">
        {isFollowing && say('pretix.tickets', { number: number(tickets) })}
        {!isFollowing && !isTaking && say('pretix.notYet')}
        {lastRunAt && ` · ${say('pretix.lastRead', { time: moment(lastRunAt) })}`}
      </p>
    </div>
  )
}
