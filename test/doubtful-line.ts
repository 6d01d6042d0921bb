import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to the database that does what lines do in a field. */
export interface DoubtfulLine {
  /** The address of the database by way of this line. */
  url: string
  /** Nothing passes any more, and nobody is told: a database that hangs, or a cable that is out. */
  hang(): void
  /** What is asked arrives, its answer does not. */
  loseAnswers(): void
  /** Connections of before stay silent for good, new ones work: a router that forgot them. */
  forgetConnections(): void
  /** Everything that was held up arrives. */
  goOn(): void
}

/** Opens a line to the database at `url`; it is gone when the test is. */
export async function openDoubtfulLine(url: string): Promise<DoubtfulLine> {
  const { hostname, port } = new URL(url)
  const pairs = new Set<[Socket, Socket]>()
  let hangs = { questions: false, answers: false }
  const apply = ([near, far]: [Socket, Socket]) => {
    if (hangs.questions) near.pause()
    else near.resume()
    if (hangs.answers) far.pause()
    else far.resume()
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => near.write(bytes))
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => undefined)
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
    apply(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const set = (questions: boolean, answers: boolean) => {
    hangs = { questions, answers }
    for (const pair of pairs) apply(pair)
  }
  onTestFinished(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    server.close()
  })
  const address = new URL(url)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: address.href,
    hang: () => set(true, true),
    loseAnswers: () => set(false, true),
    forgetConnections() {
      for (const pair of pairs) for (const socket of pair) socket.pause()
      pairs.clear()
    },
    goOn: () => set(false, false),
  }
}
