import { setTimeout as wait } from 'node:timers/promises'
import { listDatabaseProcesses, signal } from './processes.ts'
import { type Fault, type StrikeOptions, seconds } from './run-fault.ts'
import type { Scene } from './scene.ts'

/** Taps that are acknowledged after a fault: it is over. */
const ENOUGH = 50
const HANG_MS = 10_000

/** Which process is killed in a round. */
type Choose = (scene: Scene, round: number) => Promise<number | undefined>

/** Kills what `choose` names, so many times, under load. */
function killing(choose: Choose, usualRounds: number) {
  return async (scene: Scene, { rounds = usualRounds }: StrikeOptions) => {
    let longest = 0
    for (let round = 0; round < rounds; round += 1) {
      signal(await existing(choose(scene, round)), 'SIGKILL')
      longest = Math.max(longest, await scene.crowd.more(ENOUGH))
    }
    return `killed ${rounds} times, taps again after ${seconds(longest)} at most`
  }
}

/** Stops what `choose` names for ten seconds; nothing of it is killed. */
function hanging(choose: (scene: Scene) => Promise<number[]>) {
  return async (scene: Scene) => {
    const pids = await choose(scene)
    for (const pid of pids) signal(pid, 'SIGSTOP')
    const before = scene.crowd.acknowledged.size
    await wait(HANG_MS)
    const meanwhile = scene.crowd.acknowledged.size - before
    for (const pid of pids) signal(pid, 'SIGCONT')
    const after = await scene.crowd.more(ENOUGH)
    return `hung for ${seconds(HANG_MS)} (${meanwhile} taps meanwhile), taps again after ${seconds(after)}`
  }
}

async function existing(pid: Promise<number | undefined>): Promise<number> {
  const found = await pid
  if (found === undefined || Number.isNaN(found)) throw new Error('there is no such process')
  return found
}

const parts = async (scene: Scene) => listDatabaseProcesses(await scene.postmaster())

const ofServer: Choose = async ({ server }) => server.pid()
const ofDatabase: Choose = ({ postmaster }) => postmaster()
const ofBackend: Choose = async (scene) => (await parts(scene)).backends[0]
const ofWorker: Choose = async (scene) => (await parts(scene)).workers[0]
const inTurn = [ofServer, ofBackend, ofDatabase, ofWorker]

export const faultsOfProcesses: Fault[] = [
  {
    name: 'kill-server',
    what: 'kill -9 of the server',
    strike: killing(ofServer, 3),
  },
  {
    name: 'kill-database',
    what: 'kill -9 of the first process of the embedded database',
    strike: killing(ofDatabase, 2),
  },
  {
    name: 'kill-backend',
    what: 'kill -9 of a process of the database that serves a connection',
    strike: killing(ofBackend, 2),
  },
  {
    name: 'kill-worker',
    what: 'kill -9 of a process that works for the database in the background',
    strike: killing(ofWorker, 2),
  },
  {
    name: 'kill-in-turn',
    what: 'kill -9 of the server, a backend, the database and a background worker in turn; --rounds=500 for a night',
    strike: killing(async (scene, round) => inTurn[round % inTurn.length]?.(scene, round), 8),
  },
  {
    name: 'hang-server',
    what: 'the server hangs (SIGSTOP) until npm start notices',
    async strike({ server, crowd }) {
      const pid = server.pid()
      signal(pid, 'SIGSTOP')
      const after = await crowd.more(ENOUGH)
      if (server.pid() === pid) throw new Error('npm start did not open another server')
      return `taps again after ${seconds(after)}`
    },
  },
  {
    name: 'hang-database',
    what: 'every process of the database hangs (SIGSTOP)',
    strike: hanging(async (scene) => {
      const { backends, workers } = await parts(scene)
      return [await scene.postmaster(), ...backends, ...workers]
    }),
  },
  {
    name: 'hang-backend',
    what: 'the processes that serve connections hang (SIGSTOP); new ones do not',
    strike: hanging(async (scene) => (await parts(scene)).backends),
  },
  {
    name: 'hang-worker',
    what: 'what works for the database in the background hangs (SIGSTOP)',
    strike: hanging(async (scene) => (await parts(scene)).workers),
  },
]
