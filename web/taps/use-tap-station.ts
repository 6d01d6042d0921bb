import { useEffect, useEffectEvent } from 'react'
import { useEvent } from '../event/use-event.ts'
import type { Misread } from '../platform/reader.ts'
import { useMachine } from '../platform/use-machine.ts'
import { useScanner } from '../platform/use-scanner.ts'
import { useBandWasRead } from '../platform/use-surface.ts'
import { useTapOutbox } from '../platform/use-tap-outbox.ts'
import { playEarcon } from '../ui/earcons.ts'
import {
  type StationEvent,
  type StationView,
  type TapStation,
  tapStation,
  waitingStation,
} from './tap-station.ts'

const TICK_MS = 250

interface UseTapStation {
  installationId: string
  /** Told to the ledger beside the tap. */
  location: string | undefined
  onMisread(misread: Misread): void
}

/** A tap station with its reader and its outbox. */
export function useTapStation({ installationId, location, onMisread }: UseTapStation) {
  const [station, send, read] = useMachine<TapStation, StationEvent>(tapStation, waitingStation)
  const outbox = useTapOutbox()
  const bandWasRead = useBandWasRead(useEvent().mode)

  // A result is heard when it is seen.
  function act(event: StationEvent): TapStation {
    const before = shownTap(read().view)
    const after = send(event)
    if (shownTap(after.view) !== before) soundOf(after.view)
    return after
  }
  const handleTick = useEffectEvent(() => void act({ type: 'tick', at: performance.now() }))

  async function handleScan(tag: string): Promise<void> {
    const before = read().tap
    const { tap } = act({ type: 'scanned', tag, at: performance.now() })
    if (tap === before) return
    const metadata = location === undefined ? {} : { location }
    const result = await outbox.tap({ rfidTagId: tag, installationId, metadata })
    if (result.kind !== 'refused') bandWasRead()
    act({ type: 'answered', tap, result, at: performance.now() })
  }

  useScanner({ onScan: (tag) => void handleScan(tag), onMisread })

  const isShown = shownTap(station.view) !== undefined
  const isTimed = isShown || station.parting !== undefined
  useEffect(() => {
    if (!isTimed) return
    const timer = setInterval(handleTick, TICK_MS)
    return () => clearInterval(timer)
  }, [isTimed])

  return {
    view: station.view,
    parting: station.parting,
    /** People whose band was read, and whose answer is still to be seen behind this one. */
    behind: isShown ? station.inFlight.length + station.results.length : 0,
    waiting: outbox.waiting,
    aside: outbox.aside.length,
    onTouch: () => void act({ type: 'touched', at: performance.now() }),
  }
}

function shownTap(view: StationView): number | undefined {
  return 'tap' in view ? view.tap : undefined
}

function soundOf(view: StationView): void {
  if (view.kind === 'refused') playEarcon('reject')
  else if (view.kind === 'accepted' && view.answer.interaction.pointsAwarded > 0) playEarcon('points')
  else if (view.kind === 'accepted' || view.kind === 'kept') playEarcon('accept')
}
