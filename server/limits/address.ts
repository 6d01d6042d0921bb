import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Stranger } from './counting.ts'

const LONGEST_ADDRESS = 45

/** What an address counts as. One who has IPv6 has a whole network of 2^64 addresses, so that network counts. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address.slice(0, LONGEST_ADDRESS)
  const [plain = ''] = address.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  // A proxy may pass on what is no address at all.
  if (!isIPv6(plain)) return plain.slice(0, LONGEST_ADDRESS)
  const [head = '', tail] = plain.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** What browsers of one kind tell alike, and scripts hardly ever. */
const told = [
  'user-agent',
  'accept-language',
  'accept-encoding',
  'sec-ch-ua',
  'sec-ch-ua-platform',
  'sec-fetch-site',
] as const

/** A client behind an address: all browsers of the same kind and language count as one, and so does a script. */
export function clientOf(network: string, headers: IncomingHttpHeaders): string {
  // The headers are as long as a stranger likes; the key is not.
  return hash('sha1', `${network}\n${told.map((name) => String(headers[name] ?? '')).join('\n')}`, 'base64')
}

/**
 * Tells strangers apart. Whoever calls again on the same connection with the same words is the same stranger, and is not
 * worked out again; behind a proxy a connection carries the calls of many.
 */
export function createStrangers() {
  const last = new WeakMap<object, { ip: string; words: unknown[]; stranger: Stranger }>()
  return (connection: object, ip: string, headers: IncomingHttpHeaders): Stranger => {
    const known = last.get(connection)
    if (known?.ip === ip && told.every((name, n) => headers[name] === known.words[n])) return known.stranger
    const address = networkOf(ip)
    const stranger: Stranger = { kind: 'stranger', address, client: clientOf(address, headers) }
    last.set(connection, { ip, words: told.map((name) => headers[name]), stranger })
    return stranger
  }
}
