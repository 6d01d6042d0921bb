import { useEffect, useState } from 'react'
import { serverClock } from '../platform/server-clock.ts'
import { probeNetwork, probeStorage, probeVersion } from './probe.ts'

const EVERY_MS = 3_000

interface Probes {
  network?: number | 'away'
  offsetMs?: number
  storage?: Awaited<ReturnType<typeof probeStorage>>
  newestVersion?: string
}

/** What can be found out without anybody's help; network and clock again and again, as somebody may walk about with it. */
export function useProbes(): Probes {
  const [probes, setProbes] = useState<Probes>({})
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const add = (found: Probes) => !isOver && setProbes((last) => ({ ...last, ...found }))
    async function look(): Promise<void> {
      const network = await probeNetwork()
      const offsetMs = serverClock.offsetMs()
      add({ network, ...(offsetMs === undefined ? {} : { offsetMs }) })
      if (!isOver) timer = setTimeout(() => void look(), EVERY_MS)
    }
    void look()
    void probeStorage().then((storage) => add({ storage }))
    void probeVersion().then((newestVersion) => newestVersion !== undefined && add({ newestVersion }))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return probes
}
