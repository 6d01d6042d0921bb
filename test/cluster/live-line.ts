import { setTimeout as wait } from 'node:timers/promises'
import type { LocalMachine } from '../../deploy/ha/local-machine.ts'
import type { ClusterFestival } from './festival.ts'

/** A server that was killed is opened again by npm start, on a busy machine after half a minute. */
const OPENS_MS = 120_000
const PATIENCE_MS = 20_000
const PAUSE_MS = 1_000

/**
 * Proves that each server hears what happens at the other one: a tap there is shown to a browser here.
 * @throws when it is not within 20 seconds after both are ready
 */
export async function proveLiveLine(
  festival: ClusterFestival,
  machines: readonly LocalMachine[],
): Promise<void> {
  const [first, second] = machines.filter(({ name }) => festival.servers.has(name)).map(addressOf)
  if (first === undefined || second === undefined) throw new Error('there are no two servers')
  for (const url of [first, second]) await untilReady(url)
  await hears(first, second, festival)
  await hears(second, first, festival)
}

/** The server of a machine itself, past every HAProxy. */
const addressOf = ({ settings }: LocalMachine) => `http://${settings.HOST}:${settings.PORT}`

async function untilReady(url: string): Promise<void> {
  const begun = performance.now()
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isReady())) {
    if (performance.now() - begun > OPENS_MS) throw new Error(`${url} does not open again`)
    await wait(PAUSE_MS)
  }
}

async function hears(listener: string, teller: string, festival: ClusterFestival): Promise<void> {
  const away = new AbortController()
  let heard = ''
  const stream = await fetch(`${listener}/api/live`, { signal: away.signal })
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString('utf8')
  })().catch(() => undefined)
  try {
    const begun = performance.now()
    const told: string[] = []
    while (!told.some((id) => heard.includes(`id: ${id}\n`))) {
      if (performance.now() - begun > PATIENCE_MS)
        throw new Error(`${listener} does not hear of taps at ${teller}`)
      const id = await tap(teller, festival, told.length)
      if (id !== undefined) told.push(id)
      await wait(PAUSE_MS)
    }
  } finally {
    away.abort()
    await reading
  }
}

/** A tap without a key, so that it is none of the crowd's; answers its row. */
async function tap(
  url: string,
  { stations, tags }: ClusterFestival,
  nth: number,
): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/tap`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: stations[0] ?? '' },
    body: JSON.stringify({ rfidTagId: tags[nth], installationId: 'tap-tracking' }),
  })
  const { interaction } = (await answer.json()) as { interaction?: { id: string } }
  return interaction?.id
}
