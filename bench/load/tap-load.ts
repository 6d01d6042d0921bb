import { setTimeout as wait } from 'node:timers/promises'
import { bareSender, readTags, stationSender, type TapSender } from './tap-senders.ts'

/** What a load process is told to do. */
export interface LoadOrder {
  through: 'stations' | 'bare'
  /** Address of the server, or of the database. */
  url: string
  clients: number
  seconds: number
  /** Ends after so many taps, if the time is not over before. */
  taps?: number
  /** Taps a second altogether; without it every client taps as soon as its last tap is acknowledged. */
  rate?: number
  /** Cookies of paired stations, one for each client. */
  cookies?: string[]
  /** Taps at a steady rate that are not awarded are counted, and do not end the measurement. */
  countsRefused?: boolean
}

/** What came of it. Latencies in milliseconds, one per acknowledged tap. */
export interface LoadResult {
  perSecond: number
  latencies: number[]
  refused: number
}

// Every process has half of the wristbands, so that two of them never meet within 3 seconds.
const half = process.argv[3] === 'odd' ? 1 : 0
const tags = (await readTags(process.argv[2] ?? '')).filter((_, index) => index % 2 === half)
let next = 0

process.on('message', (order: LoadOrder) => {
  void carryOut(order).then(
    (result) => process.send?.(result),
    (problem) => process.send?.({ problem: String(problem) }),
  )
})
process.send?.('ready')

function nextTag(): string {
  next = (next + 1) % tags.length
  return tags[next] ?? ''
}

async function carryOut(order: LoadOrder): Promise<LoadResult> {
  const { through, url, clients, seconds, rate, taps, cookies, countsRefused = false } = order
  const open = (index: number) =>
    through === 'stations' ? stationSender(url, cookies?.[index]) : bareSender(url)
  const senders = await Promise.all(Array.from({ length: clients }, (_, index) => open(index)))
  try {
    for (const sender of senders) await sender.tap(nextTag())
    const latencies: number[] = []
    let refused = 0
    const refuse = (problem: unknown) => {
      if (!countsRefused) throw problem
      refused += 1
    }
    const begin = performance.now()
    const end = begin + seconds * 1000
    if (rate === undefined) await Promise.all(senders.map((sender) => tapUntil(sender, end, latencies, taps)))
    else await tapSteadily(senders, rate, { begin, end }, latencies, refuse)
    return { perSecond: latencies.length / ((performance.now() - begin) / 1000), latencies, refused }
  } finally {
    await Promise.all(senders.map((sender) => sender.close()))
  }
}

async function tapUntil(
  sender: TapSender,
  end: number,
  latencies: number[],
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let sent = performance.now(); sent < end && latencies.length < most; ) {
    await sender.tap(nextTag())
    const now = performance.now()
    latencies.push(now - sent)
    sent = now
  }
}

/** Taps at fixed moments whatever the server does; waiting for a free client counts as part of the latency. */
async function tapSteadily(
  senders: TapSender[],
  rate: number,
  { begin, end }: { begin: number; end: number },
  latencies: number[],
  refuse: (problem: unknown) => void,
): Promise<void> {
  const lanes = senders.map(() => Promise.resolve())
  for (let index = 0; ; index += 1) {
    const due = begin + (index * 1000) / rate
    if (due >= end) break
    if (due > performance.now()) await wait(due - performance.now())
    const lane = index % senders.length
    lanes[lane] = (lanes[lane] ?? Promise.resolve()).then(async () => {
      await senders[lane]?.tap(nextTag()).catch(refuse)
      latencies.push(performance.now() - due)
    })
  }
  await Promise.all(lanes)
}
