import { readdirSync, readFileSync } from 'node:fs'

/** One of the three machines: a name of letters, digits and hyphens, and the address by which the others reach it. */
export interface Machine {
  name: string
  address: string
}

export type Machines = readonly [Machine, Machine, Machine]

/** What the parts of the cluster know each other by; the same on all machines. */
export interface Passwords {
  superuser_password: string
  replication_password: string
  festival_password: string
  reports_password: string
}

/** Where a machine has what. The names are those of the placeholders in files/. */
export interface Places {
  etc: string
  tls: string
  run: string
  haproxy_run: string
  pgbouncer_run: string
  haproxy_account: string
  etcd_data: string
  etcd_state: 'new' | 'existing'
  postgres_bin: string
  postgres_data: string
  shared_buffers: string
  /** Who may be the database's superuser through its socket. */
  local_method: 'peer' | 'trust'
  /** Where the HAProxy of this machine listens for its own servers. */
  local: string
  public_bind: string
  /** Most connections of the HAProxy; each needs two file descriptors. */
  maxconn: string
  public_certificate: string
  watchdog: 'automatic' | 'off'
}

/** The places of a Debian machine. */
export function debianPlaces(postgresMajor: string): Places {
  return {
    etc: '/etc',
    tls: '/etc/livefest/tls',
    run: '/var/run/postgresql',
    haproxy_run: '/run/haproxy',
    pgbouncer_run: '/var/run/postgresql',
    haproxy_account: 'user haproxy\n    group haproxy',
    etcd_data: '/var/lib/etcd/livefest',
    etcd_state: 'new',
    postgres_bin: `/usr/lib/postgresql/${postgresMajor}/bin`,
    postgres_data: `/var/lib/postgresql/${postgresMajor}/livefest`,
    shared_buffers: '1GB',
    local_method: 'peer',
    local: '127.0.0.1',
    public_bind: ':443',
    maxconn: '20000',
    public_certificate: '/etc/livefest/tls/public.pem',
    watchdog: 'automatic',
  }
}

/** Which file of files/ stands where in `etc`. */
const addresses: Record<string, string> = {
  'etcd.env': 'default/etcd',
  'patroni.yml': 'patroni/config.yml',
  'haproxy.cfg': 'haproxy/haproxy.cfg',
  'away.http': 'haproxy/away.http',
  'pgbouncer.ini': 'pgbouncer/pgbouncer.ini',
  'userlist.txt': 'pgbouncer/userlist.txt',
  'make-roles.sh': 'livefest/ha/make-roles.sh',
  'roles.sql': 'livefest/ha/roles.sql',
  'livefest.env': 'livefest/cluster.env',
}

const folder = new URL('./files/', import.meta.url)

/**
 * The files of one machine by their address below its `/etc`.
 * @throws when a file of files/ has a placeholder that nothing fills, or no address
 */
export function configurationOf(
  machine: Machine,
  machines: Machines,
  passwords: Passwords,
  places: Places,
): Map<string, string> {
  const values: Record<string, string> = { ...machine, ...passwords, ...places }
  machines.forEach(({ name, address }, index) => {
    values[`name${index + 1}`] = name
    values[`address${index + 1}`] = address
  })
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`Nothing fills {{${key}}}.`)
      return value
    })
  return new Map(
    readdirSync(folder).map((file) => {
      const address = addresses[file]
      if (address === undefined) throw new Error(`${file} has no address.`)
      return [address, fill(readFileSync(new URL(file, folder), 'utf8'))]
    }),
  )
}
