import { useEffect, useEffectEvent, useRef } from 'react'
import type { StationNotice } from '../../../contract/admin-stations.ts'
import { toast } from '../../ui/toast.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useStations } from './use-stations.ts'

/** Errors stay long enough to be read from across a tent (milliseconds). */
const TOAST_MS = 10_000

/** Says it once, in whatever section staff are, when a station falls silent or is back. */
export function StationWatch(): null {
  const { data } = useStations()
  const say = useAdminText()
  // What had happened before the dashboard was opened is told by the cards.
  const told = useRef<number>(undefined)
  const tell = useEffectEvent((fresh: readonly StationNotice[]) => {
    const [latest, ...others] = newestOfEach(fresh)
    if (latest === undefined) return
    toast({
      title: say(`stations.notice.${latest.kind}`, { name: latest.stationName }),
      description:
        others.length > 0
          ? say('stations.notice.others', { names: others.map(({ stationName }) => stationName).join(', ') })
          : say(`stations.notice.${latest.kind}Text`),
      variant: latest.kind === 'silent' ? 'destructive' : 'default',
      durationMs: TOAST_MS,
    })
  })
  const notices = data?.notices
  useEffect(() => {
    if (notices === undefined) return
    const latest = Math.max(0, ...notices.map(({ id }) => Number(id)))
    const before = told.current
    told.current = latest
    if (before !== undefined) tell(notices.filter(({ id }) => Number(id) > before))
  }, [notices])
  return null
}

/** A station that fell silent and is back since has one thing to tell. */
function newestOfEach(notices: readonly StationNotice[]): StationNotice[] {
  const seen = new Set<string>()
  return notices.filter(({ stationId }) => !seen.has(stationId) && seen.add(stationId))
}
