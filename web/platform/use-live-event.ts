import { useEffect, useEffectEvent } from 'react'
import type { LiveEventName, LiveEvents } from '../../contract/live.ts'
import { liveStream } from './live-events.ts'

/** Calls back at each live event of this name while the screen is there. */
export function useLiveEvent<N extends LiveEventName>(name: N, onEvent: (data: LiveEvents[N]) => void): void {
  const handle = useEffectEvent(onEvent)
  useEffect(() => liveStream.on(name, (data) => handle(data)), [name])
}
