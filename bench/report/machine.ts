import { availableParallelism, cpus, totalmem } from 'node:os'
import pg from 'pg'

/** Prints what the figures were measured on; without a machine a number says nothing. */
export async function printMachine(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ version: string; fsync: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync`,
  )
  await client.end()
  const memory = Math.round(totalmem() / 2 ** 30)
  console.log(
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory} GiB, Node ${process.versions.node}, ` +
      `PostgreSQL ${rows[0]?.version} (fsync ${rows[0]?.fsync}), ${new Date().toISOString().slice(0, 10)}\n`,
  )
}
