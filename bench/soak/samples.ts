import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { residentMemory } from '../festival/bench-festival.ts'

/** What a server and its database had at one moment. */
export interface Sample {
  /** Seconds since the first one. */
  at: number
  /** MiB of the server's process, and of what its JavaScript holds. */
  resident: number
  heap: number
  /** Open files and sockets of the process, and what its event loop waits for. */
  files: number
  handles: number
  /** Connections to the database. */
  connections: number
  /** MiB of the whole database. */
  database: number
  /** By name: KiB with indexes, and living rows as the database estimates them. */
  tables: Map<string, { size: number; rows: number }>
}

export interface Sampled {
  url: string
  metricsToken: string
  databaseUrl: string
  pid: number
}

/** Samples every so many seconds until the load ends: what comes after it would look as if something had been freed. */
export async function sample(festival: Sampled, everySeconds: number, end: AbortSignal): Promise<Sample[]> {
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  const begun = performance.now()
  const samples: Sample[] = []
  try {
    for (let nth = 0; !end.aborted; nth += 1) {
      const rest = begun + nth * everySeconds * 1000 - performance.now()
      // A pause that the end of the load cuts short is no mistake.
      await wait(Math.max(0, rest), undefined, { signal: end }).catch(() => undefined)
      if (end.aborted) break
      const one = await sampleOnce(festival, client, (performance.now() - begun) / 1000)
      // A server that is too busy to say how it does is asked again next time.
      if (Number.isFinite(one.heap)) samples.push(one)
    }
  } finally {
    await client.end()
  }
  return samples
}

async function sampleOnce(festival: Sampled, client: pg.Client, at: number): Promise<Sample> {
  const metrics = await readMetrics(festival)
  const { rows: tables } = await client.query<{ name: string; size: number; rows: number }>(
    `SELECT schemaname || '.' || relname AS name, pg_total_relation_size(relid)::float / 1024 AS size,
       n_live_tup::float AS rows FROM pg_stat_user_tables`,
  )
  const { rows } = await client.query<{ connections: number; size: number }>(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
       pg_database_size(current_database())::float / 1024 / 1024 AS size`,
  )
  return {
    at,
    resident: await residentMemory(festival.pid),
    heap: (metrics.get('nodejs_heap_size_used_bytes') ?? Number.NaN) / 2 ** 20,
    files: (await readdir(`/proc/${festival.pid}/fd`)).length,
    handles: metrics.get('nodejs_active_handles_total') ?? Number.NaN,
    connections: rows[0]?.connections ?? Number.NaN,
    database: rows[0]?.size ?? Number.NaN,
    tables: new Map(tables.map(({ name, ...table }) => [name, table])),
  }
}

async function readMetrics({ url, metricsToken }: Sampled): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const lines = (await answer.text()).matchAll(/^(\w+) (\S+)$/gm)
  return new Map([...lines].map(([, name = '', value]) => [name, Number(value)]))
}
