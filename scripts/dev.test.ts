import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'

it('while developing, calls, sign-ins and the inbox reach the server under the address that the browser asked for', async () => {
  const server = createServer(({ headers, url }, answer) => void answer.end(`${headers.host}${url}`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
  onTestFinished(() => void vi.unstubAllEnvs())
  const vite = await createVite({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { host: '127.0.0.1', port: 0, hmr: false },
  })
  await vite.listen()
  onTestFinished(() => vite.close())
  const { host: address } = new URL(vite.resolvedUrls?.local[0] ?? '')
  for (const path of ['/api/login', '/demo/identity/auth', '/demo/inbox']) {
    expect(await (await fetch(`http://${address}${path}`)).text()).toBe(`${address}${path}`)
  }
})
