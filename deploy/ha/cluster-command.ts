import { once } from 'node:events'
import { StartupProblem } from '../../server/startup-problem.ts'
import { openLocalCluster } from './local-cluster.ts'
import { openLoopback } from './network.ts'
import { startDemo } from './start-demo.ts'
import { writeForMachines } from './write-for-machines.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run cluster`: the cluster on this machine, with a demo behind it, until Ctrl-C. `npm run cluster -- write <folder>
 * <name>=<address> ...`: the files of three real machines.
 */
async function main([what, ...given]: string[]): Promise<void> {
  if (what === 'write') return writeForMachines(given, print)
  if (what !== undefined)
    throw new StartupProblem(`There is no "${what}": npm run cluster, or npm run cluster -- write`)
  print('Three machines are started on this one.')
  const cluster = await openLocalCluster(await openLoopback())
  const interrupted = Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name)))
  try {
    print('The database is there. Two servers of the demo are started.')
    const stop = await startDemo(cluster)
    const members = await cluster.members()
    for (const { name, address, url } of cluster.machines) {
      const { role = '', state = '' } = members.find((member) => member.name === name) ?? {}
      print(
        `  ${name.padEnd(6)}PostgreSQL ${`${address}:5432`.padEnd(20)}${role.padEnd(14)}${state.padEnd(11)}HAProxy ${url}`,
      )
    }
    print(`Everything lies in ${cluster.folder}; the certificate to trust is ${cluster.authority}.`)
    print('Ctrl-C ends it and removes the folder.')
    await interrupted
    print('Closing.')
    await stop()
  } finally {
    await cluster.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (problem) {
  if (!(problem instanceof StartupProblem)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exitCode = 1
}
