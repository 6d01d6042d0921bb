import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openLiveFestival, pairPhones } from './festival/live-festival.ts'
import { pairStations } from './festival/pair-stations.ts'
import type { CrowdOrder, CrowdResult } from './load/crowd-load.ts'
import { startLoad } from './load/load-process.ts'
import { readTags } from './load/tap-senders.ts'
import { printMachine } from './report/machine.ts'
import { count, percent, printGoal, printTable } from './report/table.ts'
import { followLive, signIn, takePhotos, tap } from './soak/acts.ts'
import { judgeProcess, judgeTables, type Verdict } from './soak/judge.ts'
import { plot } from './soak/plot.ts'
import { type Sample, sample } from './soak/samples.ts'

/** Eight hours of a festival in forty minutes: everybody does in a minute what would take twelve. */
const TIMES_FASTER = 12
const ATTENDEES = 5_000
/** 24 taps of each of 5,000 people in eight hours are 4.2 a second, so 50 here: ten stations, a tap every 200 ms. */
const STATIONS = 10
const TAP_MS = 200
/** Phones in hands at a time, and seconds between two things that one does. */
const PEOPLE = 300
const REST_SECONDS = 5
const STREAMS = 100
/** A photo every 48 s, a sign-in of staff every 36 s. */
const PHOTO_MS = 4_000
const SIGN_IN_MS = 3_000
const SAMPLES = 240
/** What is refused uses no memory: a soak of refusals would show nothing. */
const MOST_REFUSED = 0.05

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '40' },
    plot: { type: 'string', default: fileURLToPath(new URL('../docs/soak.svg', import.meta.url)) },
  },
})
const seconds = Number(values.minutes) * 60
const hours = (seconds * TIMES_FASTER) / 3_600

const metricsToken = randomBytes(16).toString('hex')
const festival = await openLiveFestival(ATTENDEES, { METRICS_TOKEN: metricsToken })
try {
  await printMachine(festival.databaseUrl)
  await soak()
} finally {
  await festival.close()
}

async function soak(): Promise<void> {
  const { url, databaseUrl, server } = festival
  const cookies = await pairStations(festival, 'tap-tracking', STATIONS)
  const [booth = ''] = await pairStations(festival, 'gift-aura', 1)
  const phones = await pairPhones(festival, PEOPLE / 3)
  const tags = await readTags(databaseUrl)
  const crowd = await startLoad<CrowdOrder, CrowdResult>('crowd-load.ts')
  const going = {
    taps: tap(url, cookies, tags, TAP_MS),
    photos: await takePhotos(url, booth, await readTags(databaseUrl, 'grown-ups'), PHOTO_MS),
    'sign-ins': signIn(url, SIGN_IN_MS),
    'live streams': followLive(url, STREAMS),
  }
  const end = new AbortController()
  const [samples, called] = await Promise.all([
    sample({ url, databaseUrl, metricsToken, pid: server.pid }, seconds / SAMPLES, end.signal),
    crowd.run({ url, people: PEOPLE, phones, seconds, restSeconds: REST_SECONDS }).finally(() => end.abort()),
  ])
  const done = await Promise.all(
    Object.entries(going).map(async ([what, { stop }]) => ({ what, ...(await stop()) })),
  )
  crowd.close()
  const did: Did[] = [
    ...done.map(({ what, done, inVain, reasons }) => ({
      what,
      times: done + inVain,
      refused: inVain,
      reasons,
    })),
    ...Object.entries(called).map(([what, { latencies, refused, reasons }]) => ({
      what,
      times: latencies.length,
      refused,
      reasons,
    })),
  ]
  const isFlat = await report(samples)
  process.exitCode = reportRefused(did) && isFlat ? 0 : 1
}

/** What was done so often, and how often in vain, by why. */
interface Did {
  what: string
  times: number
  refused: number
  reasons: Record<string, number>
}

function reportRefused(did: Did[]): boolean {
  const because = (reasons: Record<string, number>) =>
    Object.entries(reasons)
      .map(([reason, times]) => `${times} x ${reason}`)
      .join(', ')
  const sum = (of: (one: Did) => number) => did.reduce((all, one) => all + of(one), 0)
  process.stdout.write('\n')
  printTable(
    ['', 'done', 'refused', 'because'],
    did.map(({ what, times, refused, reasons }) => [what, count(times), count(refused), because(reasons)]),
  )
  const share = sum(({ refused }) => refused) / sum(({ times }) => times)
  process.stdout.write('\n')
  printGoal(
    `at most ${percent(MOST_REFUSED)} refused, or else this was no load: ${(share * 100).toFixed(1)} %`,
    share <= MOST_REFUSED,
  )
  return share <= MOST_REFUSED
}

async function report(samples: Sample[]): Promise<boolean> {
  const tables = judgeTables(samples)
  const line = ({ what, unit, from, rise, most }: Verdict) => [
    what,
    `${from.toFixed(1)} ${unit}`,
    `${rise.toFixed(1)} ${unit}`,
    `${((rise * 2) / hours).toFixed(2)} ${unit}`,
    `${most.toFixed(0)} ${unit}`,
  ]
  const head = ['second half', 'from', 'rise', 'rise in an hour of festival', 'at most']
  printTable(head, judgeProcess(samples).map(line))
  process.stdout.write('\nTables, beyond what the rows need that were added (the ten that rose most):\n\n')
  printTable(
    head,
    tables
      .toSorted((one, other) => other.rise - one.rise)
      .slice(0, 10)
      .map(line),
  )
  process.stdout.write('\n')
  const rising = [...judgeProcess(samples), ...tables].filter(({ isFlat }) => !isFlat)
  const caption = `${hours.toFixed(1)} hours of festival in ${values.minutes} minutes`
  await writeFile(values.plot, plot(samples, hours, caption))
  printGoal(
    `${caption} end flat${rising.length === 0 ? '' : `, but not ${rising.map(({ what }) => what).join(', ')}`}; drawn in ${values.plot}`,
    rising.length === 0,
  )
  return rising.length === 0
}
