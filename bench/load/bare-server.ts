import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer, to be sent again and again. */
export interface FixedAnswer {
  status: number
  headers: [string, string][]
  body: string
}

/** A bare node:http server in a process of its own that sends the bytes it was given, with the headers it was given. */
process.once('message', ({ status, headers, body }: FixedAnswer) => {
  const bytes = Buffer.from(body, 'latin1')
  const server = createServer((_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    response.statusCode = status
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
})
