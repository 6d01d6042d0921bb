import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pairStations } from '../../bench/festival/pair-stations.ts'
import type { LocalCluster } from '../../deploy/ha/local-cluster.ts'
import type { LocalMachine } from '../../deploy/ha/local-machine.ts'
import { type KeptServer, linkBands, liveSettings, openServer, root, type Scene } from '../faults/scene.ts'

/** A live festival on the cluster: a server on each of two machines, and stations that reach it through any HAProxy. */
export interface ClusterFestival {
  env: Record<string, string>
  /** The servers by the name of their machine. */
  servers: Map<string, KeptServer>
  /** What all of its servers said so far, also those that have ended. */
  said(): string
  urls: string[]
  stations: string[]
  tags: string[]
  sql: Scene['sql']
  /** Ends the server of a machine and starts that of a release in its place. */
  replace(machine: LocalMachine, folder: string): Promise<void>
  close(): Promise<void>
}

const STATIONS = 8

/**
 * Opens the festival of a release.
 * @param folder the release
 */
export async function openFestival(cluster: LocalCluster, folder = root): Promise<ClusterFestival> {
  const steps: (() => Promise<void> | void)[] = []
  const undo = (step: () => Promise<void> | void) => void steps.push(step)
  const live = await liveSettings(undo)
  const all: KeptServer[] = []
  const servers = new Map<string, KeptServer>()
  const settingsOf = (machine: LocalMachine) => ({
    ...live,
    ...machine.settings,
    PUBLIC_URL: cluster.machines[0]?.url ?? '',
    DATA_DIR: join(cluster.folder, `data-${machine.name}`),
  })
  const open = async (machine: LocalMachine, release: string) => {
    const env = settingsOf(machine)
    await mkdir(env.DATA_DIR, { recursive: true })
    const server = await openServer(env, undo, release, machine.on)
    all.push(server)
    servers.set(machine.name, server)
  }
  const close = async () => {
    for (const step of steps.splice(0).reverse()) await Promise.resolve(step()).catch(() => undefined)
  }
  const [first, second] = cluster.machines as [LocalMachine, LocalMachine]
  try {
    await open(first, folder)
    await open(second, folder)
    const sql: Scene['sql'] = (text, values) => ask(first, text, values)
    await sql(
      "UPDATE installations SET cooldown_seconds = 0, max_per_event_day = 0 WHERE id = 'tap-tracking'",
    )
    const tags = await linkBands(sql)
    const place = { url: first.url, databaseUrl: databaseUrlOf(first) }
    const stations = await pairStations(place, 'tap-tracking', STATIONS)
    return {
      env: settingsOf(first),
      servers,
      said: () => all.map((server) => server.said()).join('\n'),
      urls: cluster.machines.map(({ url }) => url),
      stations,
      tags,
      sql,
      async replace(machine, release) {
        await servers.get(machine.name)?.stop()
        await open(machine, release)
      },
      close,
    }
  } catch (problem) {
    await close()
    throw problem
  }
}

/** Removes what a festival left in the database. */
export async function emptyDatabase(machine: LocalMachine): Promise<void> {
  await ask(machine, 'DROP SCHEMA IF EXISTS public, pgboss CASCADE; CREATE SCHEMA public', undefined)
}

const databaseUrlOf = ({ settings }: LocalMachine) => settings.DATABASE_URL ?? ''

async function ask<Row extends object>(
  machine: LocalMachine,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrlOf(machine) })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
