import { useEffect, useEffectEvent } from 'react'
import { sendHeartbeat } from '../../contract/stations.ts'
import { call } from '../platform/api.ts'
import { onCameraHealth } from '../platform/camera-health.ts'
import { liveStream } from '../platform/live-events.ts'
import { onReading } from '../platform/reader-health.ts'
import { deviceOutbox } from '../platform/use-tap-outbox.ts'
import { type HeartbeatAnswer, startHeartbeats } from './heartbeat-loop.ts'
import { readStationHealth, urgentHealth } from './station-health.ts'

/** Longer than this no answer is waited for: the next heartbeat comes in half a minute. */
const LIMIT_MS = 8_000

interface UseHeartbeats {
  stationId: string
  onAnswer(answer: HeartbeatAnswer & { isBack: boolean }): void
  onUnpaired(): void
}

/** The heartbeats of this station: at once when something changes here, or when staff have changed it. */
export function useHeartbeats({ stationId, onAnswer, onUnpaired }: UseHeartbeats): void {
  const handleAnswer = useEffectEvent(onAnswer)
  const handleUnpaired = useEffectEvent(onUnpaired)
  useEffect(() => {
    let sent = ''
    const heartbeats = startHeartbeats({
      async send() {
        sent = urgentHealth()
        return call(sendHeartbeat, { body: await readStationHealth(), signal: AbortSignal.timeout(LIMIT_MS) })
      },
      onAnswer: (answer) => handleAnswer(answer),
      onUnpaired: () => handleUnpaired(),
      elapsed: () => performance.now(),
    })
    const sendIfUrgent = () => urgentHealth() !== sent && heartbeats.sendSoon()
    const sendIfSeen = () => document.visibilityState === 'visible' && heartbeats.sendSoon()
    const stops = [
      deviceOutbox().observe(sendIfUrgent),
      onCameraHealth(sendIfUrgent),
      onReading(sendIfUrgent),
      liveStream.on('stations', ({ ids }) => ids.includes(stationId) && heartbeats.sendSoon()),
      heartbeats.stop,
    ]
    addEventListener('online', heartbeats.sendSoon)
    document.addEventListener('visibilitychange', sendIfSeen)
    return () => {
      for (const stop of stops) stop()
      removeEventListener('online', heartbeats.sendSoon)
      document.removeEventListener('visibilitychange', sendIfSeen)
    }
  }, [stationId])
}
