import type { Preparation } from '../../../contract/preparation.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pause, Play, RotateCcw } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useRunStep } from './use-preparation.ts'
import { usePrice } from './use-price.ts'

type Run = NonNullable<Preparation['run']>

const tones: Record<Run['state'], BadgeTone> = {
  writing: 'brand',
  paused: 'warning',
  written: 'success',
  undone: 'neutral',
}

/** Where the run stands, what it has used, and what can be done with it. */
export function RunCard({ run, onUndo }: { run: Run; onUndo: () => void }) {
  const say = useAdminText()
  const { number, moment } = useNumbers()
  const { state, pausedBy, texts } = run
  const all = Object.values(texts).reduce((sum, count) => sum + count, 0)
  const done = all - texts.waiting
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={tones[state]}>{say(`prepare.state.${state}`)}</Badge>
          <span className="tnum text-sm text-mid">{moment(run.startedAt)}</span>
        </p>
        <RunSteps state={state} onUndo={onUndo} />
      </div>
      {state !== 'undone' && (
        <div className="grid gap-1.5">
          <p className="tnum font-semibold">
            {say('prepare.progress', { done: number(done), all: number(all) })}
          </p>
          <div
            role="progressbar"
            aria-label={say('section.preparation')}
            aria-valuemin={0}
            aria-valuemax={all}
            aria-valuenow={done}
            className="h-2.5 overflow-hidden rounded-full bg-surface-2"
          >
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${all > 0 ? (done / all) * 100 : 0}%` }}
            />
          </div>
        </div>
      )}
      {pausedBy && (
        <p role="status" className="max-w-prose text-warning">
          {say(`prepare.by.${pausedBy}`)}
        </p>
      )}
      <RunFigures run={run} />
    </Card>
  )
}

function RunSteps({ state, onUndo }: { state: Run['state']; onUndo: () => void }) {
  const say = useAdminText()
  const { mutate, isPending } = useRunStep()
  if (state === 'undone') return null
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'writing' && (
        <Button size="sm" className="max-md:min-h-11" disabled={isPending} onClick={() => mutate('paused')}>
          <Pause aria-hidden className="size-4" />
          {say('prepare.pause')}
        </Button>
      )}
      {state === 'paused' && (
        <>
          <Button
            size="sm"
            variant="primary"
            className="max-md:min-h-11"
            disabled={isPending}
            onClick={() => mutate('writing')}
          >
            <Play aria-hidden className="size-4" />
            {say('prepare.resume')}
          </Button>
          <Button
            size="sm"
            className="max-md:min-h-11"
            disabled={isPending}
            onClick={() => mutate('written')}
          >
            {say('prepare.end')}
          </Button>
        </>
      )}
      <Button size="sm" variant="ghost" className="max-md:min-h-11" disabled={isPending} onClick={onUndo}>
        <RotateCcw aria-hidden className="size-4" />
        {say('prepare.undo')}
      </Button>
    </div>
  )
}

function RunFigures({ run: { texts, used, estimate } }: { run: Run }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const showPrice = usePrice()
  const figures = (['accepted', 'changed', 'failed', 'discarded'] as const).filter((of) => texts[of] > 0)
  return (
    <div className="tnum flex flex-wrap gap-x-6 gap-y-1 text-sm text-mid">
      <p>{say('prepare.used', { used: showPrice(used), estimate: showPrice(estimate) })}</p>
      {figures.map((of) => (
        <p key={of}>{say(`prepare.count.${of}`, { number: number(texts[of]) })}</p>
      ))}
    </div>
  )
}
