import type { Holder } from '../../../contract/roles.ts'
import { Button } from '../../ui/button.tsx'
import { X } from '../../ui/icons.ts'
import type { SectionId } from '../sections.ts'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useTour } from './use-tour.ts'
import { useTourKeys } from './use-tour-keys.ts'

/** Says what the section in sight is for, and leads to the next one. */
export function TourCard({ user, current }: { user: Holder; current: SectionId }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { isTour } = useAddress()
  const { stops, sentences, goTo, end } = useTour(user)
  const place = (stops as readonly SectionId[]).indexOf(current)
  const stop = stops[place]
  useTourKeys({ isTour: isTour && stop !== undefined, end, goTo: (by) => goTo(stops[place + by]) })
  if (!isTour || stop === undefined) return null
  const [before, next] = [stops[place - 1], stops[place + 1]]
  return (
    <aside
      aria-label={say('tour.start')}
      className="lit-edge fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 grid gap-3 rounded-card border border-accent bg-raised p-5 shadow-2xl sm:start-auto sm:end-6 sm:w-96"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="tnum text-sm text-low">
            {say('tour.place', { place: number(place + 1), all: number(stops.length) })}
          </p>
          <p className="text-lg font-bold">{say(`section.${stop}`)}</p>
        </div>
        <Button variant="ghost" isIconOnly className="-me-2 -mt-2" aria-label={say('tour.end')} onClick={end}>
          <X aria-hidden />
        </Button>
      </div>
      <p aria-live="polite" className="text-mid">
        {say(sentences[stop])}
      </p>
      <div className="flex justify-between gap-3">
        <Button disabled={before === undefined} onClick={() => goTo(before)}>
          {say('tour.back')}
        </Button>
        <Button variant="primary" onClick={() => (next === undefined ? end() : goTo(next))}>
          {say(next === undefined ? 'tour.end' : 'tour.next')}
        </Button>
      </div>
    </aside>
  )
}
