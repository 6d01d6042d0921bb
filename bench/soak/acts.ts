import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { followSignIn } from '../../test/follow-sign-in.ts'
import { stationSender } from '../load/tap-senders.ts'

/** Something that goes on until it is told to stop. */
export interface Going {
  /** Answers how often it was done, and how often in vain. */
  stop(): Promise<{ done: number; inVain: number }>
}

/** Does something again and again. `pause` is in milliseconds, up to twice as long. */
function again(
  hands: number,
  pause: number,
  act: (isOver: () => boolean, hand: number) => Promise<unknown>,
): Going {
  let [done, inVain, isOver] = [0, 0, false]
  const one = async (_: unknown, hand: number) => {
    while (!isOver) {
      await act(() => isOver, hand).then(
        () => (done += 1),
        () => (inVain += 1),
      )
      await wait(Math.random() * 2 * pause)
    }
  }
  const all = Array.from({ length: hands }, one)
  return {
    async stop() {
      isOver = true
      await Promise.all(all)
      return { done, inVain }
    },
  }
}

/** Taps of paired stations, a hand at each: a slow server gets fewer of them, and no queue that outlives the soak. */
export async function tap(url: string, cookies: string[], tags: string[], pause: number): Promise<Going> {
  const senders = await Promise.all(cookies.map((cookie) => stationSender(url, cookie)))
  let next = 0
  return again(cookies.length, pause, async (_, hand) => {
    next += 1
    await senders[hand]?.tap(tags[next % tags.length] ?? '')
  })
}

/** Photos of the booth, each of another person. */
export async function takePhotos(url: string, cookie: string, tags: string[], pause: number): Promise<Going> {
  const photo = await readFile(new URL('../../test/faces/smiling.jpg', import.meta.url))
  const imageData = `data:image/jpeg;base64,${photo.toString('base64')}`
  let next = 0
  return again(1, pause, async () => {
    next += 1
    const rfidTagId = tags[next % tags.length]
    const answer = await fetch(`${url}/api/tap`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        rfidTagId,
        installationId: 'gift-aura',
        imageData,
        metadata: { consent: true },
      }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
  })
}

/** Staff who sign in at the identity provider, look at the dashboard and sign out again. */
export function signIn(url: string, pause: number): Going {
  return again(1, pause, async () => {
    const cookies = new Map<string, string>()
    await followSignIn(cookies, url)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${url}/api/admin/attendees`, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(String(answer.status))
  })
}

const LEAST_MS = 2_000
const MOST_MS = 30_000

/** Open screens that follow the live events for a while, go away in the middle, and come back. */
export function followLive(url: string, howMany: number): Going {
  return again(howMany, LEAST_MS, async (isOver) => {
    const away = new AbortController()
    const answer = await fetch(`${url}/api/live`, { signal: away.signal })
    const reader = answer.body?.getReader()
    const until = performance.now() + LEAST_MS + Math.random() * MOST_MS
    try {
      while (performance.now() < until && !isOver()) {
        const read = reader?.read().catch(() => undefined)
        await Promise.race([read, wait(LEAST_MS)])
      }
    } finally {
      away.abort()
    }
    if (!answer.ok) throw new Error(String(answer.status))
  })
}
