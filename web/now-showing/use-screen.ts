import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listRecentTaps } from '../../contract/now-showing.ts'
import { call } from '../platform/api.ts'
import { useLiveEvent } from '../platform/use-live-event.ts'
import { useMachine } from '../platform/use-machine.ts'
import { darkScreen, type ScreenEvent, type ScreenQueue, screenQueue } from './screen-queue.ts'

/** The poll of the specification; live events arrive in between. */
const POLL_MS = 2_000
const TICK_MS = 200

/** The big screen's queue, fed by the live stream and by polling; `isAway` says that the server is not answering. */
export function useScreen(): { queue: ScreenQueue; isAway: boolean } {
  const [queue, send] = useMachine<ScreenQueue, ScreenEvent>(screenQueue, darkScreen)
  /** How far the server's clock is ahead of this device's, as the last poll has told. */
  const aheadMs = useRef(0)
  const { data, isError } = useQuery({
    queryKey: ['now-showing'],
    queryFn: ({ signal }) => call(listRecentTaps, { querystring: {}, signal }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })

  useEffect(() => {
    if (data === undefined) return
    const at = Date.now()
    const serverTime = Date.parse(data.now)
    aheadMs.current = serverTime - at
    send({ type: 'arrived', showings: data.interactions, at, serverTime })
  }, [data, send])

  useLiveEvent('now-showing', (showing) => {
    const at = Date.now()
    send({ type: 'arrived', showings: [showing], at, serverTime: at + aheadMs.current })
  })

  useEffect(() => {
    const timer = setInterval(() => send({ type: 'tick', at: Date.now() }), TICK_MS)
    return () => clearInterval(timer)
  }, [send])

  return { queue, isAway: isError }
}
