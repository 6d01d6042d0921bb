import { useCurrentEvent } from '../../event/use-event.ts'
import { useNames } from '../../event/use-names.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useStation } from '../../platform/station.ts'
import { useNow } from '../../platform/use-now.ts'
import type { WallText } from './texts.ts'

/** How long one station is named before the next one (milliseconds). */
const EACH_MS = 10_000

/**
 * Where points can be earned now, in words: the stations that stand where this wall stands; if nobody has said where it
 * is, all that are open, one after the other.
 */
export function useCallToPlay(timeZone: string, text: WallText): string {
  const { installations } = useCurrentEvent()
  const say = useNames()
  const format = useFormat(timeZone)
  const own = useStation()?.installationId
  const turn = Math.floor(useNow(EACH_MS).getTime() / EACH_MS)
  const here = installations.find(({ id }) => id === own)?.location
  const open = installations.filter(
    ({ pointValue, isActive, opensAt }) => isActive && pointValue > 0 && opensAt === undefined,
  )
  const near = open.filter(({ location }) => here && location === here)
  const stations = near.length > 0 ? near : open
  const station = stations[turn % stations.length]
  if (station === undefined) return text('wall.play')
  const place = [...new Set([station.name, station.location ?? ''].map(say))].filter(Boolean).join(' · ')
  return text('wall.playAt', { station: place, points: format.number(station.pointValue) })
}
