import { lookup as askNames } from 'node:dns'
import { lookup as resolveName } from 'node:dns/promises'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request as requestPlain,
} from 'node:http'
import { request as requestSafely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why another site could not be asked; a word for logs and screens, which names no address. */
export type FetchProblem = 'bad-address' | 'inside' | 'away' | 'too-large' | 'too-slow'

/** Another site that could not be asked. */
export class FetchFailed extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem, cause?: unknown) {
    super(`Another site could not be asked: ${problem}`, { cause })
    this.problem = problem
  }
}

/** Which addresses are asked; a test asks its own machine. */
export interface FetchRules {
  protocol: 'https:' | 'http:'
  /** Whether a port may stand in the address. */
  anyPort: boolean
  mayAsk(ip: string): boolean
  /** For everything together, redirects and body too (milliseconds). */
  timeLimitMs: number
}

/** On the internet, by https alone. */
export const inPublic: FetchRules = {
  protocol: 'https:',
  anyPort: false,
  mayAsk: isPublicAddress,
  timeLimitMs: 10_000,
}

/** What another site is asked. */
export interface SafeRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Most bytes of its answer; without it the body of the answer is not read. */
  largest?: number
  /** How often it may send on. Headers go along, so secrets are for sites that may not. */
  redirects?: number
}

/** What another site answered, whatever the status. */
export interface SafeAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Asks another site, wherever somebody says that it is. Nothing inside our own network can be reached by it: every
 * address that a name stands for is judged, the connection goes to one of those that were judged, and each redirect
 * begins anew.
 * @throws FetchFailed when there is no answer, or none that may be had
 */
export async function fetchSafely(
  address: string,
  asked: SafeRequest = {},
  rules: FetchRules = inPublic,
): Promise<SafeAnswer> {
  const signal = AbortSignal.timeout(rules.timeLimitMs)
  let next = address
  try {
    for (let left = asked.redirects ?? 0; ; left -= 1) {
      const url = readAddress(next, rules)
      const answer = await ask(url, asked, rules, signal)
      const { statusCode: status = 0, headers } = answer
      const isSentOn = status >= 300 && status <= 399 && headers.location !== undefined
      if (!isSentOn || left === 0)
        return { status, headers, body: await readBody(answer, isSentOn ? undefined : asked.largest) }
      answer.destroy()
      if (!URL.canParse(headers.location ?? '', url)) throw new FetchFailed('bad-address')
      next = new URL(headers.location ?? '', url).href
    }
  } catch (problem) {
    if (problem instanceof FetchFailed) throw problem
    throw new FetchFailed(signal.aborted ? 'too-slow' : 'away', problem)
  }
}

/** The address as far as it may be asked. @throws FetchFailed bad-address or inside */
export function readAddress(address: string, rules: FetchRules = inPublic): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.protocol !== rules.protocol || url.username !== '' || url.password !== '')
    throw new FetchFailed('bad-address')
  if (url.port !== '' && !rules.anyPort) throw new FetchFailed('bad-address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A number in place of a name is never looked up, so it is judged here.
  if (isIP(host) !== 0 && !rules.mayAsk(host)) throw new FetchFailed('inside')
  return url
}

/**
 * The address as far as it may be asked, by what its name stands for now as well. A name that nobody knows is not refused:
 * it may come to stand for something, and is judged again whenever it is asked.
 * @throws FetchFailed bad-address or inside
 */
export async function judgeAddress(address: string, rules: FetchRules = inPublic): Promise<URL> {
  const url = readAddress(address, rules)
  const found = await resolve(url.hostname).catch(() => [])
  if (!found.every((ip) => rules.mayAsk(ip))) throw new FetchFailed('inside')
  return url
}

async function resolve(name: string): Promise<string[]> {
  const host = name.replace(/^\[|\]$/g, '')
  return (await resolveName(host, { all: true })).map(({ address }) => address)
}

function ask(
  url: URL,
  { method = 'GET', headers = {}, body }: SafeRequest,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method,
    signal,
    // A connection of its own: one that was kept might lead elsewhere than what is judged now.
    agent: false,
    lookup: judgedLookup(rules),
    headers: { 'user-agent': 'festival-companion', ...headers },
  }
  const request = url.protocol === 'https:' ? requestSafely : requestPlain
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body)
  })
}

/** Answers addresses for a name only if all of them may be asked; the connection then goes to one of these. */
function judgedLookup({ mayAsk }: FetchRules): LookupFunction {
  return (name, options, done) => {
    askNames(name, { ...options, all: true }, (problem, found) => {
      if (problem) return done(problem, '', 0)
      const [first] = found
      if (!first || !found.every(({ address }) => mayAsk(address)))
        return done(new FetchFailed('inside'), '', 0)
      if (options.all) return (done as unknown as (p: null, all: typeof found) => void)(null, found)
      done(null, first.address, first.family)
    })
  }
}

async function readBody(answer: IncomingMessage, largest: number | undefined): Promise<Buffer> {
  if (largest === undefined) {
    answer.destroy()
    return Buffer.alloc(0)
  }
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > largest) throw new FetchFailed('too-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
