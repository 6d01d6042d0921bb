import { connectHttp } from './http-client.ts'

/** What a reading load process is told to do. */
export interface GetOrder {
  url: string
  path: string
  clients: number
  seconds: number
}

/** Answers a second, and the median and 99th percentile in milliseconds. */
export interface GetResult {
  perSecond: number
  latencies: number[]
}

process.on('message', (order: GetOrder) => {
  void carryOut(order).then(
    (result) => process.send?.(result),
    (problem) => process.send?.({ problem: String(problem) }),
  )
})
process.send?.('ready')

async function carryOut({ url, path, clients, seconds }: GetOrder): Promise<GetResult> {
  const connections = await Promise.all(Array.from({ length: clients }, () => connectHttp(url)))
  const request = `GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\naccept: application/json\r\naccept-encoding: gzip, deflate, br\r\n\r\n`
  const latencies: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  await Promise.all(
    connections.map(async ({ send }) => {
      for (let sent = performance.now(); sent < end; ) {
        const { status, body } = await send(request)
        if (status !== 200 || body === '') throw new Error(`${path} answered ${status}`)
        const now = performance.now()
        latencies.push(now - sent)
        sent = now
      }
    }),
  )
  for (const { close } of connections) close()
  return { perSecond: latencies.length / ((performance.now() - begin) / 1000), latencies }
}
