import { once } from 'node:events'
import { type AddressInfo, createConnection } from 'node:net'
import { expect, it } from 'vitest'
import { trackConnections } from './connections.ts'

const { createServer } = trackConnections({ headers: 50, request: 100, look: 20 })
const server = createServer((request, response) => {
  request.resume().once('end', () => response.end('heard'))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

it.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: festival\r\nx-slow: '],
  ['a body', 'POST / HTTP/1.1\r\nhost: festival\r\ncontent-length: 100\r\n\r\n{'],
])('whoever sends %s drop by drop is hung up on, and the others are answered', async (_what, beginning) => {
  const slow = createConnection(port, '127.0.0.1')
  slow.on('error', () => undefined)
  slow.write(beginning)
  slow.resume()
  await once(slow, 'close')
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('heard')
})

it('and nothing else is open when all are done', async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})
