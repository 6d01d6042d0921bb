import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { type LocalCluster, openLocalCluster } from '../../deploy/ha/local-cluster.ts'
import { openLoopback } from '../../deploy/ha/network.ts'
import { StartupProblem } from '../../server/startup-problem.ts'
import type { Crowd } from '../faults/crowd.ts'
import type { FaultResult } from '../faults/run-fault.ts'
import { root } from '../faults/scene.ts'
import { type ClusterScene, clusterFaults } from './faults.ts'
import { type ClusterFestival, emptyDatabase, openFestival } from './festival.ts'
import { type Cables, cannotOpenNamespaces, openNamespaces } from './namespaces.ts'
import { checkOutPreviousRelease } from './previous-release.ts'
import { strikeAndRepair, tryUnderLoad } from './try-fault.ts'

const UPDATE = 'update'
/** What an interruption has to close before the cluster. */
let underTest: ClusterFestival | undefined
const names = [...clusterFaults.map(({ name }) => name), UPDATE]
const print = (line: string) => process.stdout.write(`${line}\n`)
const report = (name: string, { outcome, line }: FaultResult) =>
  print(`${outcome.padEnd(8)}${name.padEnd(14)}${line}`)

/**
 * `npm run test:cluster`: three machines on this one, a live festival under 100 taps a second, and what happens to them;
 * names choose. Exit code 1 when a tap was lost, the ledger is spoilt, or taps were away for more than 30 seconds.
 */
async function main(given: string[]): Promise<boolean> {
  const unknown = given.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new StartupProblem(
      [
        `There is no ${unknown.join(', ')}. There are:`,
        ...clusterFaults.map(({ name, what }) => `  ${name.padEnd(14)}${what}`),
        `  ${UPDATE.padEnd(14)}from the previous release to this one, server by server`,
      ].join('\n'),
    )
  }
  const reason = await cannotOpenNamespaces()
  if (reason !== undefined) print(`The machines share the loopback network: ${reason}.`)
  const cables = reason === undefined ? await openNamespaces() : undefined
  const cluster = await openLocalCluster(cables ?? (await openLoopback()))
  const interrupted = async () => {
    await underTest?.close()
    await cluster.close()
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  // The stations of this test trust the certificate of the cluster.
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(cluster.authority, 'utf8')])
  try {
    const chosen = given.length === 0 ? names : given
    const areWell = await tryFaults(cluster, cables, chosen)
    return chosen.includes(UPDATE) ? (await tryUpdate(cluster, cables)) && areWell : areWell
  } finally {
    await cluster.close()
  }
}

async function tryFaults(
  cluster: LocalCluster,
  cables: Cables | undefined,
  chosen: string[],
): Promise<boolean> {
  const faults = clusterFaults.filter(({ name }) => chosen.includes(name))
  if (faults.length === 0) return true
  const festival = await openFestival(cluster)
  underTest = festival
  const scene: ClusterScene = { cluster, festival, cables }
  const acknowledged: Crowd['acknowledged'] = new Map()
  let areWell = true
  try {
    for (const fault of faults) {
      const reason = fault.cannot?.(scene)
      const result: FaultResult =
        reason === undefined
          ? await tryUnderLoad(
              scene,
              fault.name,
              acknowledged,
              strikeAndRepair(scene, () => fault.strike(scene)),
            )
          : { outcome: 'skipped', line: reason }
      report(fault.name, result)
      areWell &&= result.outcome !== 'failed'
    }
  } finally {
    await festival.close()
  }
  return areWell
}

async function tryUpdate(cluster: LocalCluster, cables: Cables | undefined): Promise<boolean> {
  const previous = await checkOutPreviousRelease()
  if (previous === undefined) {
    report(UPDATE, { outcome: 'skipped', line: 'there is no history here, such as git keeps it' })
    return true
  }
  const [first, second] = cluster.machines
  if (first === undefined || second === undefined) throw new Error('there are no two machines')
  try {
    await emptyDatabase(first)
    const festival = await openFestival(cluster, previous.folder)
    underTest = festival
    try {
      const result = await tryUnderLoad({ cluster, festival, cables }, UPDATE, new Map(), async (crowd) => {
        await festival.replace(first, root)
        await crowd.more(500)
        await festival.replace(second, root)
        await crowd.more(500)
        return `from ${previous.name} to this version, both at work meanwhile`
      })
      report(UPDATE, result)
      return result.outcome !== 'failed'
    } finally {
      await festival.close()
    }
  } finally {
    await previous.remove()
  }
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (problem) {
  if (!(problem instanceof StartupProblem)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exitCode = 1
}
