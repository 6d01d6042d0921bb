import type { LocalCluster } from '../../deploy/ha/local-cluster.ts'
import type { LocalMachine } from '../../deploy/ha/local-machine.ts'
import { standbyOf } from '../../deploy/ha/members.ts'
import { childrenOf, signal } from '../faults/processes.ts'
import type { ClusterFestival } from './festival.ts'
import type { Cables } from './namespaces.ts'

/** What a fault may lay its hands on. */
export interface ClusterScene {
  cluster: LocalCluster
  festival: ClusterFestival
  /** The cables of the machines; undefined where only root could pull them. */
  cables: Cables | undefined
}

/** Something that happens to one of the machines while people tap. */
export interface ClusterFault {
  name: string
  what: string
  /** Why it cannot be tried, in a sentence. */
  cannot?(scene: ClusterScene): string | undefined
  /** Does it; answers how it is repaired, by a person or by systemd. */
  strike(scene: ClusterScene): Promise<() => Promise<void>>
}

/** Patroni, PostgreSQL and everything that PostgreSQL has started. */
async function databaseOf(machine: LocalMachine): Promise<number[]> {
  const [patroni, postmaster] = [machine.pid('patroni'), await machine.postmaster()]
  const children = [patroni, postmaster].flatMap((pid) =>
    pid === undefined ? [] : [pid, ...childrenOf(pid)],
  )
  return [...new Set(children)]
}

const services = ['etcd', 'patroni', 'haproxy', 'pgbouncer'] as const

async function killMachine(machine: LocalMachine, festival: ClusterFestival): Promise<() => Promise<void>> {
  const running = services.map((service) => machine.pid(service))
  const server = festival.servers.get(machine.name)?.pid()
  for (const pid of [...(await databaseOf(machine)), ...running, server]) {
    if (pid !== undefined) signal(pid, 'SIGKILL')
  }
  return async () => {
    for (const service of services) machine.start(service)
  }
}

const nothing = async () => undefined

export const clusterFaults: ClusterFault[] = [
  {
    name: 'kill-primary',
    what: 'kill -9 of the first process of the primary PostgreSQL',
    async strike({ cluster }) {
      const postmaster = await (await cluster.primary()).postmaster()
      if (postmaster === undefined) throw new Error('there is no such process')
      signal(postmaster, 'SIGKILL')
      return nothing
    },
  },
  {
    name: 'kill-machine',
    what: 'kill -9 of everything on the machine of the primary: PostgreSQL, Patroni, etcd, HAProxy, the server',
    strike: async ({ cluster, festival }) => killMachine(await cluster.primary(), festival),
  },
  {
    name: 'stop-primary',
    what: 'PostgreSQL and Patroni of the primary hang (SIGSTOP) until another one is there',
    async strike({ cluster }) {
      const pids = await databaseOf(await cluster.primary())
      for (const pid of pids) signal(pid, 'SIGSTOP')
      return async () => {
        for (const pid of pids) signal(pid, 'SIGCONT')
      }
    },
  },
  {
    name: 'cut-primary',
    what: 'the network cable of the machine of the primary is pulled',
    cannot: ({ cables }) =>
      cables ? undefined : 'only root may make network namespaces, whose cables can be pulled',
    async strike({ cluster, cables }) {
      const machine = await cluster.primary()
      await cables?.pull(machine)
      return async () => cables?.plugIn(machine)
    },
  },
  {
    name: 'kill-standby',
    what: 'kill -9 of everything on the machine that confirms every commit',
    async strike({ cluster, festival }) {
      const name = standbyOf(await cluster.members())
      const machine = cluster.machines.find((each) => each.name === name)
      if (machine === undefined) throw new Error('there is no such machine')
      return killMachine(machine, festival)
    },
  },
  {
    name: 'kill-server',
    what: "kill -9 of one of the festival's two servers",
    async strike({ festival }) {
      const server = festival.servers.get('one')
      if (server === undefined) throw new Error('there is no such server')
      signal(server.pid(), 'SIGKILL')
      return nothing
    },
  },
  {
    name: 'kill-haproxy',
    what: 'kill -9 of the HAProxy of one of the machines that have a server',
    async strike({ cluster }) {
      const [machine] = cluster.machines
      const pid = machine?.pid('haproxy')
      if (machine === undefined || pid === undefined) throw new Error('there is no such process')
      signal(pid, 'SIGKILL')
      return async () => machine.start('haproxy')
    },
  },
]
