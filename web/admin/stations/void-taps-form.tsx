import { useState } from 'react'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { voidStationTaps } from '../../../contract/bonus.ts'
import { useEvent } from '../../event/use-event.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { fromWallClock, toWallClock } from '../venue-time.ts'
import { type Period, useVoidPreview, type useVoidTaps } from './use-void-taps.ts'
import { VoidFigures } from './void-figures.tsx'

interface VoidTapsFormProps {
  station: AdminStation
  aheadMs: number
  take: ReturnType<typeof useVoidTaps>
  onClose: () => void
}

/** The hour before now: whoever opens this has just heard of something. */
const USUAL_MS = 3_600_000
const MINUTE_MS = 60_000

/** The fields of a period as the venue's clock shows it, and the period itself once it is one. */
function usePeriod(aheadMs: number) {
  const { timeZone, clockAheadMs = 0 } = useEvent()
  const [fields, setFields] = useState(() => {
    const now = Date.now() + aheadMs + clockAheadMs
    const field = (at: number) => toWallClock(new Date(at).toISOString(), timeZone)
    // The field shows whole minutes: the one that runs belongs to the period.
    return { from: field(now - USUAL_MS), to: field(now + MINUTE_MS) }
  })
  const real = (text: string) => {
    const shown = Date.parse(fromWallClock(text, timeZone) ?? '')
    return Number.isNaN(shown) ? null : new Date(shown - clockAheadMs).toISOString()
  }
  const [from, to] = [real(fields.from), real(fields.to)]
  const period: Period | undefined =
    from !== null && to !== null && Date.parse(from) < Date.parse(to) ? { from, to } : undefined
  return { fields, period, set: (change: Partial<Period>) => setFields({ ...fields, ...change }) }
}

export function VoidTapsForm({ station, aheadMs, take, onClose }: VoidTapsFormProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const span = usePeriod(aheadMs)
  const { period } = span
  const preview = useVoidPreview(station.id, period)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<'no' | 'tried' | 'sure'>('no')
  const draft = voidStationTaps.schema.body.safeParse({ ...period, reason })
  const sums = period && preview.data
  return (
    <>
      <FormDialog
        title={say('stations.void.title', { name: station.name })}
        submitLabel={say('stations.void.next')}
        // The question over it says that it is under way.
        pendingLabel={say('stations.void.next')}
        isPending={take.isPending}
        isDirty={reason !== ''}
        onSubmit={() => setAsked(draft.success && sums && sums.count > 0 ? 'sure' : 'tried')}
        onClose={onClose}
      >
        <p className="text-mid">{say('stations.void.text')}</p>
        <PeriodFields {...span} />
        <div aria-live="polite" aria-busy={preview.isFetching}>
          {sums && sums.count === 0 && <p className="text-warning">{say('stations.void.nothing')}</p>}
          {sums && sums.count > 0 && <VoidFigures sums={sums} />}
        </div>
        <TextArea
          label={say('bonus.voidReason')}
          required
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={asked === 'tried' && reason.trim() === '' ? say('form.required') : undefined}
        />
      </FormDialog>
      {asked === 'sure' && draft.success && sums && (
        <ConfirmDialog
          title={say('stations.void.sure', { count: sums.count })}
          text={say('stations.void.sureText', {
            points: number(sums.points),
            people: number(sums.people),
          })}
          confirmLabel={say('stations.void.do', { count: sums.count })}
          pendingLabel={say('bonus.voiding')}
          isPending={take.isPending}
          onConfirm={() => take.mutate(draft.data, { onError: () => setAsked('no') })}
          onClose={() => setAsked('no')}
        />
      )}
    </>
  )
}

function PeriodFields({ fields, period, set }: ReturnType<typeof usePeriod>) {
  const say = useAdminText()
  const { zone } = useNumbers()
  return (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      type="datetime-local"
      required
      label={say(`stations.void.${end}`)}
      value={fields[end]}
      onChange={(event) => set({ [end]: event.target.value })}
      hint={say('entry.venueTime', { zone: zone(period?.[end] ?? new Date().toISOString()) })}
      error={end === 'to' && !period ? say('stations.void.noPeriod') : undefined}
    />
  ))
}
