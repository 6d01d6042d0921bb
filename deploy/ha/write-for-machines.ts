import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { StartupProblem } from '../../server/startup-problem.ts'
import { makeAuthority, makeCertificate } from './certificates.ts'
import {
  configurationOf,
  debianPlaces,
  type Machine,
  type Machines,
  type Passwords,
} from './configuration.ts'

const HOW = 'npm run cluster -- write <folder> <name>=<address> <name>=<address> <name>=<address>'

/** Debian 12 has PostgreSQL 15. */
const POSTGRES_MAJOR = '15'

/** New passwords of a cluster. */
export function makePasswords(): Passwords {
  const password = () => randomBytes(18).toString('hex')
  return {
    superuser_password: password(),
    replication_password: password(),
    festival_password: password(),
    reports_password: password(),
  }
}

/**
 * Writes for each of three real machines what stands in its `/etc`, certificates included, and the authority that signed
 * them, which stays with whoever looks after the machines.
 * @throws StartupProblem when it is not clear what is meant
 */
export async function writeForMachines(
  [folder, ...given]: string[],
  print: (line: string) => void,
): Promise<void> {
  const machines = readMachines(given)
  if (folder === undefined || machines === undefined) throw new StartupProblem(HOW)
  const authority = join(folder, 'authority')
  await mkdir(folder, { mode: 0o700 }).catch((problem: NodeJS.ErrnoException) => {
    throw problem.code === 'EEXIST'
      ? new StartupProblem(`${folder} is there already: take another name.`)
      : problem
  })
  await makeAuthority(authority)
  const passwords = makePasswords()
  for (const machine of machines) {
    const etc = join(folder, machine.name, 'etc')
    for (const [file, text] of configurationOf(machine, machines, passwords, debianPlaces(POSTGRES_MAJOR))) {
      await mkdir(dirname(join(etc, file)), { recursive: true })
      await writeFile(join(etc, file), text, { mode: 0o640 })
    }
    await makeCertificate(authority, machine, join(etc, 'livefest/tls'))
    print(`${join(folder, machine.name)}/etc goes to /etc of ${machine.address}`)
  }
  print(`${authority} goes to none of them: keep it for a machine that replaces one.`)
}

function readMachines(given: string[]): Machines | undefined {
  const machines = given.flatMap((one): Machine[] => {
    const [, name, address] = /^([a-z][a-z0-9-]*)=(\S+)$/.exec(one) ?? []
    return name !== undefined && address !== undefined && isIP(address) === 4 ? [{ name, address }] : []
  })
  const isClear =
    given.length === 3 && machines.length === 3 && new Set(machines.map(({ name }) => name)).size === 3
  return isClear ? (machines as unknown as Machines) : undefined
}
