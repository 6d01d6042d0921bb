import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyDatabase } from '../database.ts'
import { isFull, someOf } from '../size.ts'
import { openServer, spawnServer } from './server-process.ts'

async function aDatabase() {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  return url
}

// What stands in the way of a festival is tested in server/open-festival.test.ts; here is what needs a process.
describe('a festival that cannot open says why in one sentence, and ends with 1', () => {
  async function refusal(settings: Record<string, string>) {
    const server = spawnServer({ LOG_LEVEL: 'silent', ...settings })
    expect(await server.exited).toBe(1)
    return server.output()
  }

  it.runIf(isFull)('when the port is taken, which it finds out last', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    expect(await refusal({ DATABASE_URL: await aDatabase(), PORT: String(port) })).toBe(
      `Port ${port} is taken: set PORT to another one.\n`,
    )
  })

  it.runIf(isFull)(
    'when nobody told it the password: until it ends, the database waits for one',
    async () => {
      const url = new URL(await aDatabase())
      url.password = ''
      expect(await refusal({ DATABASE_URL: url.href })).toMatch(
        /^The database of DATABASE_URL cannot be used: .*\n$/,
      )
    },
  )
})

describe.each(someOf(['SIGTERM', 'SIGINT'] as const, 1))('a festival that is closed by %s', (signal) => {
  it('finishes requests in flight, hangs up on everybody else, and ends with 0', async () => {
    const server = await openServer({ DATABASE_URL: await aDatabase(), HOST: 'localhost' })
    const { hostname, port } = new URL(server.url)
    const body = JSON.stringify({ rfidTagId: '04BADBADBAD0', installationId: 'tap-tracking' })

    // Three visitors: one whose request is half sent, one who only connected, one who follows the live events.
    const busy = connect(Number(port), hostname)
    const silent = connect(Number(port), hostname)
    await Promise.all([once(busy, 'connect'), once(silent, 'connect')])
    const live = await fetch(`${server.url}/api/live`)
    const liveEnded = live.text()
    let answer = ''
    busy.on('data', (text) => (answer += text))
    busy.write(
      `POST /api/tap HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 200))

    const exited = server.end(signal)
    await once(silent, 'close')
    expect(await liveEnded).toContain('retry: ')
    busy.write(body.slice(10))
    await once(busy, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain('wristband_not_linked')
    expect(await exited).toBe(0)
    expect(server.output()).toMatch(
      /is open at http:\S+\nClosing: requests in flight are finished first\.\n$/,
    )
  })
})
