import './identify-screen.css'
import { useEffect, useEffectEvent } from 'react'
import type { Station } from '../../contract/stations.ts'
import { useNames } from '../event/use-names.ts'
import { playEarcon } from '../ui/earcons.ts'
import { MapPin } from '../ui/icons.ts'

const SHOWN_MS = 10_000
const SOUND_EVERY_MS = 2_500

/** "Which one is it?": for ten seconds the station shows its name as large as it can, and is heard. */
export function IdentifyScreen({ station, onEnd }: { station: Station; onEnd: () => void }) {
  const say = useNames()
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    playEarcon('rank-up')
    const sound = setInterval(() => playEarcon('rank-up'), SOUND_EVERY_MS)
    const end = setTimeout(() => handleEnd(), SHOWN_MS)
    return () => {
      clearInterval(sound)
      clearTimeout(end)
    }
  }, [])
  return (
    <div role="alert" className="identify-screen">
      <p className="identify-name">{station.name}</p>
      <p className="identify-place">
        <MapPin aria-hidden />
        {say(station.installationName)}
      </p>
    </div>
  )
}
