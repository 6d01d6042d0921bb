import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { followSignIn } from '../../test/follow-sign-in.ts'
import { stationSender, type TapSender } from '../load/tap-senders.ts'

/** Something that goes on until it is told to stop. */
export interface Going {
  /** Answers how often it was done, how often in vain, and why. */
  stop(): Promise<{ done: number; inVain: number; reasons: Record<string, number> }>
}

/** Does something again and again. `pause` is in milliseconds, up to twice as long. */
function again(
  hands: number,
  pause: number,
  act: (isOver: () => boolean, hand: number) => Promise<unknown>,
): Going {
  let [done, inVain, isOver] = [0, 0, false]
  const reasons: Record<string, number> = {}
  const one = async (_: unknown, hand: number) => {
    while (!isOver) {
      await act(() => isOver, hand).then(
        () => (done += 1),
        (problem: Error) => {
          inVain += 1
          const reason = reasonOf(problem.message)
          reasons[reason] = (reasons[reason] ?? 0) + 1
        },
      )
      await wait(Math.random() * 2 * pause)
    }
  }
  const all = Array.from({ length: hands }, one)
  return {
    async stop() {
      isOver = true
      await Promise.all(all)
      return { done, inVain, reasons }
    },
  }
}

/** Of an answer as somebody threw it: its status and its code. */
function reasonOf(said: string): string {
  const code = /"code":"([\w-]+)"/.exec(said)?.[1]
  return code === undefined ? said : `${said.slice(0, 3)} ${code}`
}

/** Taps of paired stations, a hand at each: a slow server gets fewer of them, and no queue that outlives the soak. */
export function tap(url: string, cookies: string[], tags: string[], pause: number): Going {
  const senders: (TapSender | undefined)[] = []
  let next = 0
  return again(cookies.length, pause, async (_, hand) => {
    next += 1
    const sender = senders[hand] ?? (await stationSender(url, cookies[hand]))
    senders[hand] = sender
    try {
      await sender.tap(tags[next % tags.length] ?? '')
    } catch (problem) {
      // A station connects anew where the server has hung up.
      void sender.close()
      senders[hand] = undefined
      throw problem
    }
  })
}

/** Photos of the booth, each of another grown-up. */
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
    if (!answer.ok) throw new Error(`${answer.status} ${text}`)
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
    const left = await fetch(`${url}/api/logout`, {
      method: 'POST',
      headers: { cookie, origin: url },
      redirect: 'manual',
    })
    await left.arrayBuffer()
    if (left.status !== 303) throw new Error(`signing out: ${left.status}`)
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
