import { isFree } from '../../server/free-port.ts'
import type { Machine, Machines } from './configuration.ts'

/** How the three machines that one machine plays reach each other. */
export interface Network {
  machines: Machines
  /** The command line that runs a command on this machine. */
  on(machine: Machine, command: string[]): string[]
  close(): Promise<void>
}

/** Every port that a machine of the cluster listens at. */
const PORTS = [2379, 2380, 3000, 5000, 5001, 5432, 6432, 8008, 8443, 9443]

/** Three addresses of the loopback network that nobody uses: each is a machine with the ports of a real one. */
export async function openLoopback(): Promise<Network> {
  const part = () => 1 + Math.floor(Math.random() * 250)
  while (true) {
    const network = `127.${part()}.${part()}`
    const machines = ['one', 'two', 'three'].map((name, index) => ({
      name,
      address: `${network}.${11 + index}`,
    }))
    const free = machines.flatMap(({ address }) => PORTS.map((port) => isFree(port, address)))
    if (!(await Promise.all(free)).every(Boolean)) continue
    return {
      machines: machines as unknown as Machines,
      on: (_, command) => command,
      close: async () => undefined,
    }
  }
}
