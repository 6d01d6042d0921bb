import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FetchFailed, readAddress } from '../safe-fetch/index.ts'
import { isPublicAddress } from '../safe-fetch/public-address.ts'
import { fetchPicture } from './fetch-picture.ts'

const here = { protocol: 'http:', anyPort: true, mayAsk: () => true, timeLimitMs: 10_000 } as const

/** Another site, on this machine. */
async function aSite(answer: RequestListener): Promise<string> {
  const site = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((ready) => site.once('listening', ready))
  onTestFinished(() => {
    site.closeAllConnections()
    site.close()
  })
  return `http://localhost:${(site.address() as AddressInfo).port}`
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    ({ problem }: FetchFailed) => problem,
  )

describe('a picture on another site', () => {
  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.7'],
    ...['::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'localhost', ''],
  ])('is never at %j', (ip) => {
    expect(isPublicAddress(ip)).toBe(false)
  })

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '193.0.0.1', '2606:4700::1111', '2a00::1'])(
    'may be at %s',
    (ip) => {
      expect(isPublicAddress(ip)).toBe(true)
    },
  )

  it.each([
    ['no address', 'me.jpg', 'bad-address'],
    ['plain http', 'http://cdn.example/me.jpg', 'bad-address'],
    ['a file', 'file:///etc/passwd', 'bad-address'],
    ['a picture in its own address', 'data:image/png;base64,aaaa', 'bad-address'],
    ['a password', 'https://me:secret@cdn.example/me.jpg', 'bad-address'],
    ['another port', 'https://cdn.example:8443/me.jpg', 'bad-address'],
    ['our own machine', 'https://127.0.0.1/', 'inside'],
    ['our own machine in other words', 'https://2130706433/', 'inside'],
    ['our own machine in hexadecimal', 'https://0x7f.1/', 'inside'],
    ['our own machine in IPv6', 'https://[::1]/', 'inside'],
    ['our own machine, mapped', 'https://[::ffff:127.0.0.1]/', 'inside'],
    ['a machine of the cloud', 'https://169.254.169.254/latest/meta-data', 'inside'],
  ])('is not asked for with %s', async (_name, address, problem) => {
    expect(() => readAddress(address)).toThrow(FetchFailed)
    expect(await problemOf(fetchPicture(address))).toBe(problem)
  })

  it('is not asked for under a name that leads to our own machine, directly or by a redirect', async () => {
    let asked = 0
    const site = await aSite((request, answer) => {
      asked += 1
      if (request.url === '/there') answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      else answer.end('secret')
    })
    const strict = { ...here, mayAsk: isPublicAddress }
    expect(await problemOf(fetchPicture(site, strict))).toBe('inside')
    expect(asked, 'no connection was made').toBe(0)
    // A name that may be asked sends on to an address that may not.
    const judgements = [true, false]
    const once = { ...here, mayAsk: () => judgements.shift() ?? false }
    const byNumber = site.replace('localhost', '127.0.0.1')
    expect(await problemOf(fetchPicture(`${byNumber}/there`, once))).toBe('inside')
    expect(asked).toBe(1)
  })

  it('comes whole, also after redirects, but not after many or to another protocol', async () => {
    const site = await aSite((request, answer) => {
      const left = Number(request.url?.slice(1))
      if (request.url === '/out') answer.writeHead(302, { location: 'file:///etc/passwd' }).end()
      else if (left > 0) answer.writeHead(301, { location: `/${left - 1}` }).end()
      else answer.end('picture')
    })
    expect(String(await fetchPicture(`${site}/3`, here))).toBe('picture')
    expect(await problemOf(fetchPicture(`${site}/4`, here))).toBe('away')
    expect(await problemOf(fetchPicture(`${site}/out`, here))).toBe('bad-address')
  })

  it('is given up when it is too large, not there, or never ends', async () => {
    const site = await aSite((request, answer) => {
      if (request.url === '/large') answer.end(Buffer.alloc(5 * 1024 * 1024 + 1))
      else if (request.url === '/never') answer.write('p')
      else answer.writeHead(404).end()
    })
    expect(await problemOf(fetchPicture(`${site}/large`, here))).toBe('too-large')
    expect(await problemOf(fetchPicture(`${site}/gone`, here))).toBe('away')
    expect(await problemOf(fetchPicture(`${site}/never`, { ...here, timeLimitMs: 300 }))).toBe('too-slow')
  })
})
