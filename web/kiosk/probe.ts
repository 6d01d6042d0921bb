import { del, get, set } from 'idb-keyval'
import { versionOfScript } from '../../contract/screens-version.ts'
import { serverClock } from '../platform/server-clock.ts'
import { attempt, strictStore } from '../platform/strict-store.ts'

const LIMIT_MS = 5_000

/** Asks the server whether it is there: milliseconds until it answered, or `away`. Its time sets a clock that nobody has set. */
export async function probeNetwork(): Promise<number | 'away'> {
  const askedAt = performance.now()
  try {
    const answer = await fetch(`/healthz?fresh=${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const answeredAt = performance.now()
    const serverTime = Date.parse(answer.headers.get('date') ?? '')
    // The header has no fractions of a second: in the middle it is half of one.
    if (serverClock.now() === undefined && serverTime > 0)
      serverClock.set(serverTime + 500, askedAt, answeredAt)
    return answer.ok ? answeredAt - askedAt : 'away'
  } catch {
    return 'away'
  }
}

/** The version of the screens that the server has; undefined without an answer. */
export async function probeVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/kiosk?fresh=${Date.now()}`, { cache: 'no-store' })
    const [, script = ''] = /src="(\/assets\/index-[\w-]+\.js)"/.exec(await answer.text()) ?? []
    return versionOfScript(script)
  } catch {
    return undefined
  }
}

/** Keeps something as a tap is kept, and reads it again. */
export async function probeStorage(): Promise<{ canKeep: boolean; freeBytes: number | undefined }> {
  const store = strictStore('livefest-probe', 'probe')
  const mark = String(Math.random())
  const kept = await attempt(async () => {
    await set('mark', mark, store)
    const read = await get<string>('mark', store)
    await del('mark', store)
    return read
  })
  // On plain http a browser has no `storage` at all.
  const storage: StorageManager | undefined = navigator.storage
  const estimate = await storage?.estimate?.().catch(() => undefined)
  const { quota, usage } = estimate ?? {}
  return {
    canKeep: kept === mark,
    freeBytes: quota === undefined || usage === undefined ? undefined : quota - usage,
  }
}
