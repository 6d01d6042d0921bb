import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeAuthority } from './certificates.ts'
import { type LocalMachine, openMachine } from './local-machine.ts'
import { askMembers, isWhole, type Member, primaryOf } from './members.ts'
import type { Network } from './network.ts'
import { findPrograms } from './programs.ts'
import { makePasswords } from './write-for-machines.ts'

/** The whole cluster on one machine, in a temporary folder. */
export interface LocalCluster {
  folder: string
  /** The certificate that everything shows is signed by this one. */
  authority: string
  machines: LocalMachine[]
  /** What Patroni says about the three, whichever of them answers. */
  members(): Promise<Member[]>
  /** The machine whose PostgreSQL is the primary now. @throws when there is none */
  primary(): Promise<LocalMachine>
  /** Waits until there are a primary and two others that follow it, one of them at every commit. */
  untilWhole(patienceMs?: number): Promise<void>
  close(): Promise<void>
}

const PATIENCE_MS = 180_000

/** Starts the cluster; answers when it is whole. Whoever interrupts it meanwhile is left with nothing. */
export async function openLocalCluster(network: Network): Promise<LocalCluster> {
  const programs = findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'livefest-cluster-'))
  await chmod(folder, 0o755)
  const authority = join(folder, 'authority')
  await makeAuthority(authority)
  const passwords = makePasswords()
  const machines: LocalMachine[] = []
  const ca = await readFile(join(authority, 'ca.crt'), 'utf8')
  const members = () => askMembers(machines, ca)
  const close = async () => {
    await Promise.all(machines.map((machine) => machine.close()))
    await network.close()
    await rm(folder, { recursive: true, force: true })
  }
  const interrupted = async () => {
    await close()
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    for (const machine of network.machines) {
      machines.push(await openMachine({ machine, network, passwords, programs, folder, authority }))
    }
    const cluster: LocalCluster = {
      folder,
      authority: join(authority, 'ca.crt'),
      machines,
      members,
      async primary() {
        const name = primaryOf(await members())?.name
        const found = machines.find((machine) => machine.name === name)
        if (found === undefined) throw new Error('there is no primary')
        return found
      },
      async untilWhole(patienceMs = PATIENCE_MS) {
        const begun = performance.now()
        while (!isWhole(await members())) {
          if (performance.now() - begun > patienceMs)
            throw new Error(`the cluster is not whole: ${JSON.stringify(await members())}`)
          await wait(500)
        }
      },
      close,
    }
    await cluster.untilWhole()
    return cluster
  } catch (problem) {
    const said = machines.map((machine) => machine.said()).join('\n')
    await close()
    throw new Error(`The cluster did not start: ${said.slice(-4_000)}`, { cause: problem })
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
  }
}
