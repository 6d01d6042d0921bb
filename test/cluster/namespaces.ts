import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Machine, Machines } from '../../deploy/ha/configuration.ts'
import type { Network } from '../../deploy/ha/network.ts'

const execute = promisify(execFile)
const ip = (line: string) => execute('ip', line.split(' '))

/** Three network namespaces on a bridge: three machines whose cables can be pulled. */
export interface Cables extends Network {
  pull(machine: Machine): Promise<void>
  plugIn(machine: Machine): Promise<void>
}

/** Why there can be no namespaces on this machine, in a sentence; undefined: there can. */
export async function cannotOpenNamespaces(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'only Linux has network namespaces'
  if (process.getuid?.() !== 0) return 'only root may make network namespaces'
  return ip('netns list').then(
    () => undefined,
    () => 'there is no ip here (Debian: apt-get install iproute2)',
  )
}

/** Opens the network. Nothing of it leads out of this machine. */
export async function openNamespaces(): Promise<Cables> {
  const id = `lf${process.pid.toString(36)}`
  const network = `10.231.${1 + (process.pid % 250)}`
  const machines = ['one', 'two', 'three'].map((name, index) => ({
    name,
    address: `${network}.${11 + index}`,
  }))
  const [bridge, space, cable] = [
    `${id}b`,
    ({ name }: Machine) => `${id}-${name}`,
    ({ name }: Machine) => `${id}${name.slice(0, 2)}`,
  ]
  const close = async () => {
    for (const machine of machines) await ip(`netns del ${space(machine)}`).catch(() => undefined)
    await ip(`link del ${bridge}`).catch(() => undefined)
  }
  try {
    await ip(`link add name ${bridge} type bridge`)
    await ip(`addr add ${network}.1/24 dev ${bridge}`)
    await ip(`link set ${bridge} up`)
    for (const machine of machines) {
      await ip(`netns add ${space(machine)}`)
      await ip(`link add ${cable(machine)} type veth peer name eth0 netns ${space(machine)}`)
      await ip(`link set ${cable(machine)} master ${bridge} up`)
      await ip(`-n ${space(machine)} addr add ${machine.address}/24 dev eth0`)
      await ip(`-n ${space(machine)} link set eth0 up`)
      await ip(`-n ${space(machine)} link set lo up`)
    }
  } catch (problem) {
    await close()
    throw problem
  }
  return {
    machines: machines as unknown as Machines,
    on: (machine, command) => ['ip', 'netns', 'exec', space(machine), ...command],
    pull: async (machine) => void (await ip(`link set ${cable(machine)} nomaster`)),
    plugIn: async (machine) => void (await ip(`link set ${cable(machine)} master ${bridge}`)),
    close,
  }
}
