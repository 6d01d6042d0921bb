import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartupProblem } from '../../server/startup-problem.ts'

/** The programs of the cluster, where Debian puts them, and the folder of PostgreSQL's. */
export interface Programs {
  etcd: string
  patroni: string
  haproxy: string
  pgbouncer: string
  postgresBin: string
}

const packages: Record<string, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  openssl: 'openssl',
}

/**
 * Finds the programs.
 * @throws StartupProblem with the Debian packages that are missing
 */
export function findPrograms(): Programs {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/usr/bin']
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(existsSync)
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)]))
  const postgresBin = findPostgres()
  const missing = [
    ...Object.entries(packages).flatMap(([name, debian]) => (found[name] === undefined ? [debian] : [])),
    ...(postgresBin === undefined ? ['postgresql'] : []),
    // Patroni speaks TLS with etcd by it, and only recommends it.
    ...(existsSync('/usr/lib/python3/dist-packages/idna') ? [] : ['python3-idna']),
  ]
  if (missing.length > 0) {
    throw new StartupProblem(
      `The cluster needs Debian packages that are not here: apt-get install --no-install-recommends ${missing.join(' ')} (deploy/ha/README.md says how to keep Debian from starting them itself).`,
    )
  }
  return { ...(found as Omit<Programs, 'postgresBin'>), postgresBin: postgresBin ?? '' }
}

/** The newest PostgreSQL that has what Patroni needs. */
function findPostgres(): string | undefined {
  const majorOf = (folder: string) => Number(folder.split('/').at(-2))
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) =>
      ['postgres', 'pg_rewind', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
    )
    .toSorted((one, other) => majorOf(other) - majorOf(one))[0]
}
