import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { choosePostgresAccount, type PostgresAccount } from '../../server/db/postgres-account.ts'
import { makeCertificate } from './certificates.ts'
import { configurationOf, debianPlaces, type Machine, type Passwords, type Places } from './configuration.ts'
import type { Network } from './network.ts'
import type { Programs } from './programs.ts'

/** What runs on every machine of the cluster, beside the festival's server and PostgreSQL, which Patroni runs. */
const services = ['etcd', 'patroni', 'haproxy', 'pgbouncer'] as const
export type Service = (typeof services)[number]

/** One of the three machines, played by this one. */
export interface LocalMachine extends Machine {
  /** Where stations reach its HAProxy. */
  url: string
  /** The settings that a server of the festival needs on this machine. */
  settings: Record<string, string>
  /** The command line that runs a command on this machine. */
  on(command: string[]): string[]
  start(service: Service): void
  /** The process of a service; undefined while it does not run. */
  pid(service: Service): number | undefined
  /** The first process of PostgreSQL; undefined while it does not run. */
  postmaster(): Promise<number | undefined>
  /** The last that its services said; all of it is in files of its folder. */
  said(): string
  close(): Promise<void>
}

export interface MachineOrder {
  machine: Machine
  network: Network
  passwords: Passwords
  programs: Programs
  /** Of the cluster; the machine takes a folder in it. */
  folder: string
  authority: string
}

const FAREWELL_MS = 20_000
const MOST_SAID = 1_000

/** Lays the files of a machine out and starts its services. */
export async function openMachine(order: MachineOrder): Promise<LocalMachine> {
  const { machine, network, passwords, programs } = order
  const folder = join(order.folder, machine.name)
  const places: Places = {
    ...debianPlaces(''),
    etc: join(folder, 'etc'),
    tls: join(folder, 'etc/livefest/tls'),
    run: join(folder, 'run'),
    haproxy_run: join(folder, 'run'),
    pgbouncer_run: join(folder, 'run'),
    haproxy_account: '# It runs as whoever started it.',
    etcd_data: join(folder, 'etcd'),
    postgres_bin: programs.postgresBin,
    postgres_data: join(folder, 'postgres'),
    shared_buffers: '128MB',
    local_method: 'trust',
    // Three machines on one share its 127.0.0.1.
    local: machine.address,
    public_bind: `${machine.address}:9443`,
    public_certificate: 'machine.pem',
    maxconn: '2000',
    watchdog: 'off',
  }
  const files = configurationOf(machine, network.machines, passwords, places)
  const account = await choosePostgresAccount(places.postgres_data)
  await layOut(folder, places, files, account, () => makeCertificate(order.authority, machine, places.tls))
  const etc = (file: string) => join(places.etc, file)
  const commands: Record<Service, string[]> = {
    etcd: [programs.etcd],
    patroni: [programs.patroni, etc('patroni/config.yml')],
    haproxy: [programs.haproxy, '-db', '-f', etc('haproxy/haproxy.cfg')],
    pgbouncer: [programs.pgbouncer, '-q', etc('pgbouncer/pgbouncer.ini')],
  }
  const env = {
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    LC_ALL: 'C.UTF-8',
    HOME: folder,
    ...readSettings(files.get('default/etcd') ?? ''),
  }
  const on = (command: string[]) => network.on(machine, command)
  const running = new Map<Service, ChildProcess>()
  const logOf = (service: Service) => join(folder, `${service}.log`)
  const start = (service: Service) => {
    const [program = '', ...parameters] = on([...asAccount(account), ...commands[service]])
    const log = openSync(logOf(service), 'a')
    const child = spawn(program, parameters, {
      env,
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
    })
    child.on('error', (problem) => writeSync(log, `${problem.message}\n`))
    child.once('close', () => closeSync(log))
    running.set(service, child)
  }
  const postmaster = async () => {
    const text = await readFile(join(places.postgres_data, 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number.parseInt(text, 10)
    return Number.isNaN(pid) ? undefined : pid
  }
  for (const service of services) start(service)
  return {
    ...machine,
    url: `https://${machine.address}:9443`,
    settings: readSettings(files.get('livefest/cluster.env') ?? ''),
    on,
    start,
    pid(service) {
      const child = running.get(service)
      return child && isRunning(child) ? child.pid : undefined
    },
    postmaster,
    said: () => services.map((service) => readFileSync(logOf(service), 'utf8').slice(-MOST_SAID)).join('\n'),
    async close() {
      for (const child of running.values()) resume(child.pid)
      await end(running.get('patroni'))
      const pid = await postmaster()
      if (pid !== undefined) {
        resume(pid)
        kill(pid, 'SIGQUIT')
        await wait(1_000)
        kill(pid, 'SIGKILL')
      }
      await Promise.all(services.map((service) => end(running.get(service))))
    },
  }
}

/** Writes everything for the account that the services run as. */
async function layOut(
  folder: string,
  places: Places,
  files: Map<string, string>,
  account: PostgresAccount,
  makeCertificates: () => Promise<void>,
): Promise<void> {
  for (const place of [places.run, places.etcd_data, places.postgres_data])
    await mkdir(place, { recursive: true, mode: 0o700 })
  for (const [file, text] of files) {
    const path = join(places.etc, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { mode: 0o600 })
  }
  await makeCertificates()
  if (account === undefined) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), account.uid, account.gid)
  await chown(folder, account.uid, account.gid)
  // A server of the festival, which runs as somebody else, reads the certificate in it.
  await chmod(folder, 0o755)
}

/** PostgreSQL refuses to run as root, and nothing else needs to. */
function asAccount(account: PostgresAccount): string[] {
  if (account === undefined) return []
  return ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--']
}

/** Lines of NAME=value, comments left out. */
function readSettings(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

function kill(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

/** Whoever was stopped hears no farewell. */
function resume(pid: number | undefined): void {
  if (pid !== undefined) kill(pid, 'SIGCONT')
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || !isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  if ((await Promise.race([ended, wait(FAREWELL_MS, 'late', { ref: false })])) !== 'late') return
  child.kill('SIGKILL')
  await ended
}
