import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Itinerary, seeChanges } from '../../contract/programme.ts'
import { call } from '../platform/api.ts'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { Button } from '../ui/button.tsx'
import { CircleAlert } from '../ui/icons.ts'
import { usePlanText } from './plan-texts.ts'

/** Says that something saved was moved or cancelled, until its owner has seen it. The cards say what. */
export function PlanNews({ known, sessionId }: { known: Itinerary; sessionId: string }) {
  const say = usePlanText()
  const client = useQueryClient()
  const isKiosk = isShared(useSurface())
  const items = [...known.days.flatMap((day) => day.items), ...known.anytime]
  // What this phone kept from an older version knows of no changes.
  const entries = items.flatMap(({ id, change }) => (change ? [{ id, version: change.version }] : []))
  const see = useMutation({
    mutationFn: () => call(seeChanges, { params: { sessionId }, body: { entries } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['itinerary'] }),
  })
  if (entries.length === 0 || say === undefined) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warning/40 bg-warning/10 p-3"
    >
      <p className="flex flex-1 items-center gap-2 font-semibold text-warning">
        <CircleAlert aria-hidden className="size-[1.2em] shrink-0" />
        {say('news')}
      </p>
      {!isKiosk && (
        <Button isPending={see.isPending} onClick={() => see.mutate()}>
          {say('seen')}
        </Button>
      )}
    </div>
  )
}
