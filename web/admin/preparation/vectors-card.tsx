import { useState } from 'react'
import type { Vectors } from '../../../contract/vectors.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RotateCcw, TriangleAlert } from '../../ui/icons.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { usePrice } from './use-price.ts'
import { useRenewVectors, useVectors } from './use-vectors.ts'

const tones = { on: 'success', making: 'brand', resting: 'warning' } as const satisfies Record<
  string,
  BadgeTone
>

/** Whether entries are found by what they mean, how far that is, and what went wrong. */
export function VectorsCard() {
  const say = useAdminText()
  const vectors = useVectors().data
  const [isAsking, setIsAsking] = useState(false)
  const renew = useRenewVectors(() => setIsAsking(false))
  if (!vectors) return null
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex flex-wrap items-center gap-3 text-lg">
          {say('vectors.title')}
          {vectors.model !== null && (
            <Badge tone={tones[stateOf(vectors)]}>{say(`vectors.state.${stateOf(vectors)}`)}</Badge>
          )}
        </h3>
        {vectors.model !== null && (
          <Button size="sm" variant="ghost" className="max-md:min-h-11" onClick={() => setIsAsking(true)}>
            <RotateCcw aria-hidden className="size-4" />
            {say('vectors.renew')}
          </Button>
        )}
      </div>
      <p className="max-w-prose text-sm text-mid">
        {say(vectors.model === null ? 'vectors.off' : 'vectors.intro')}
      </p>
      {vectors.model !== null && <VectorFigures vectors={vectors} />}
      {isAsking && (
        <ConfirmDialog
          title={say('vectors.renew')}
          text={say('vectors.renewText')}
          confirmLabel={say('vectors.renew')}
          pendingLabel={say('do.saving')}
          isPending={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

function stateOf({ ready, entries, failure }: Vectors): keyof typeof tones {
  if (ready >= entries) return 'on'
  return failure?.isResting ? 'resting' : 'making'
}

function VectorFigures({ vectors: { model, ready, entries, used, failure } }: { vectors: Vectors }) {
  const say = useAdminText()
  const { number, moment } = useNumbers()
  const showPrice = usePrice()
  const share = entries > 0 ? ready / entries : 0
  return (
    <>
      <div className="grid gap-1.5">
        <p className="tnum font-semibold">
          {say('vectors.progress', { ready: number(ready), all: number(entries) })}
        </p>
        <div
          role="progressbar"
          aria-label={say('vectors.title')}
          aria-valuemin={0}
          aria-valuemax={entries}
          aria-valuenow={ready}
          className="h-2.5 overflow-hidden rounded-full bg-surface-2"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
        </div>
      </div>
      <dl className="tnum grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        <dt className="text-mid">{say('vectors.model')}</dt>
        <dd className="break-words">{model}</dd>
        <dt className="text-mid">{say('vectors.used')}</dt>
        <dd>{showPrice(used)}</dd>
        {failure && (
          <>
            <dt className="text-mid">{say('vectors.last')}</dt>
            <dd className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              <span>
                {moment(failure.at)}: {say(`vectors.failure.${failure.kind}`)}
              </span>
            </dd>
          </>
        )}
      </dl>
    </>
  )
}
