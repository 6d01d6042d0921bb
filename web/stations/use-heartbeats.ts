import { useEffect, useEffectEvent } from 'react'
import { beatHeart } from '../../contract/stations.ts'
import { call } from '../platform/api.ts'
import { onCameraHealth } from '../platform/camera-health.ts'
import { liveStream } from '../platform/live-events.ts'
import { onReading } from '../platform/reader-health.ts'
import { deviceOutbox } from '../platform/use-tap-outbox.ts'
import { type Beat, startHeart } from './heart.ts'
import { takeVitalSigns, urgentSigns } from './vital-signs.ts'

/** Longer than this no answer is waited for: the next heartbeat comes in half a minute. */
const LIMIT_MS = 8_000

interface UseHeartbeats {
  stationId: string
  onAnswer(beat: Beat & { isBack: boolean }): void
  onUnpaired(): void
}

/** The heartbeats of this station: at once when something changes here, or when staff have changed it. */
export function useHeartbeats({ stationId, onAnswer, onUnpaired }: UseHeartbeats): void {
  const handleAnswer = useEffectEvent(onAnswer)
  const handleUnpaired = useEffectEvent(onUnpaired)
  useEffect(() => {
    let sent = ''
    const heart = startHeart({
      async beat() {
        sent = urgentSigns()
        return call(beatHeart, { body: await takeVitalSigns(), signal: AbortSignal.timeout(LIMIT_MS) })
      },
      onAnswer: (beat) => handleAnswer(beat),
      onUnpaired: () => handleUnpaired(),
      elapsed: () => performance.now(),
    })
    const beatIfUrgent = () => urgentSigns() !== sent && heart.beatSoon()
    const beatIfSeen = () => document.visibilityState === 'visible' && heart.beatSoon()
    const stops = [
      deviceOutbox().observe(beatIfUrgent),
      onCameraHealth(beatIfUrgent),
      onReading(beatIfUrgent),
      liveStream.on('stations', ({ ids }) => ids.includes(stationId) && heart.beatSoon()),
      heart.stop,
    ]
    addEventListener('online', heart.beatSoon)
    document.addEventListener('visibilitychange', beatIfSeen)
    return () => {
      for (const stop of stops) stop()
      removeEventListener('online', heart.beatSoon)
      document.removeEventListener('visibilitychange', beatIfSeen)
    }
  }, [stationId])
}
