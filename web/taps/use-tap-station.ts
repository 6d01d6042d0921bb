import { useEffect } from 'react'
import { useEvent } from '../event/use-event.ts'
import { useMachine } from '../platform/use-machine.ts'
import { useScanner } from '../platform/use-scanner.ts'
import { useBandWasRead } from '../platform/use-surface.ts'
import { useTapOutbox } from '../platform/use-tap-outbox.ts'
import { playEarcon } from '../ui/earcons.ts'
import { type StationEvent, type TapStation, tapStation, waitingStation } from './tap-station.ts'

const TICK_MS = 250

interface UseTapStation {
  installationId: string
  /** Told to the ledger beside the tap. */
  location: string | undefined
  onMisread(): void
}

/** A tap station with its reader and its outbox. */
export function useTapStation({ installationId, location, onMisread }: UseTapStation) {
  const [station, send, read] = useMachine<TapStation, StationEvent>(tapStation, waitingStation)
  const outbox = useTapOutbox()
  const bandWasRead = useBandWasRead(useEvent().mode)

  async function handleScan(tag: string): Promise<void> {
    const before = read()
    const { tap, ...rest } = send({ type: 'scanned', tag, at: Date.now() })
    if (tap === before.tap && rest.view === before.view) return
    const metadata = location === undefined ? {} : { location }
    const outcome = await outbox.tap({ rfidTagId: tag, installationId, metadata })
    const at = Date.now()
    if (outcome.kind !== 'refused') bandWasRead()
    if (outcome.kind === 'refused') send({ type: 'refused', tap, tag, failure: outcome.failure, at })
    else if (outcome.kind === 'kept') send({ type: 'kept', tap, at })
    else send({ type: 'accepted', tap, answer: outcome.answer, at })
    const isAwarded = outcome.kind === 'accepted' && outcome.answer.interaction.pointsAwarded > 0
    playEarcon(isAwarded ? 'points' : outcome.kind === 'refused' ? 'reject' : 'accept')
  }

  useScanner({ onScan: (tag) => void handleScan(tag), onMisread })

  const isTimed = 'until' in station.view
  useEffect(() => {
    if (!isTimed) return
    const timer = setInterval(() => send({ type: 'tick', at: Date.now() }), TICK_MS)
    return () => clearInterval(timer)
  }, [isTimed, send])

  return {
    view: station.view,
    tap: station.tap,
    waiting: outbox.waiting,
    onTouch: () => send({ type: 'touched', at: Date.now() }),
  }
}
