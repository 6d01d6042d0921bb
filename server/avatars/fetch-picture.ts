import { lookup as askNames } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSafely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why a picture could not be had; a word for the log, which names no address. */
export type FetchProblem = 'bad-address' | 'inside' | 'away' | 'too-large' | 'too-slow'

/** A picture that could not be had. */
export class FetchFailed extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem, cause?: unknown) {
    super(`The picture could not be fetched: ${problem}`, { cause })
    this.problem = problem
  }
}

/** Which addresses are asked; a test asks its own machine. */
export interface FetchRules {
  protocol: 'https:' | 'http:'
  /** Whether a port may stand in the address. */
  anyPort: boolean
  mayAsk(ip: string): boolean
  timeLimitMs: number
}

const inPublic: FetchRules = {
  protocol: 'https:',
  anyPort: false,
  mayAsk: isPublicAddress,
  timeLimitMs: 10_000,
}

/** As large as a file at the desk may be (bytes). */
const LARGEST = 5 * 1024 * 1024

const MOST_REDIRECTS = 3

/**
 * Fetches a picture from another site, wherever somebody's file says that it is. Nothing inside our own network can be
 * reached by it: every address that a name stands for is judged, the connection goes to one of those that were judged,
 * and each redirect begins anew.
 * @throws FetchFailed
 */
export async function fetchPicture(address: string, rules: FetchRules = inPublic): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeLimitMs)
  let next = address
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const url = readAddress(next, rules)
      const answer = await ask(url, rules, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return await readBody(answer)
      answer.destroy()
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) break
      if (!URL.canParse(headers.location, url)) throw new FetchFailed('bad-address')
      next = new URL(headers.location, url).href
    }
  } catch (problem) {
    if (problem instanceof FetchFailed) throw problem
    throw new FetchFailed(signal.aborted ? 'too-slow' : 'away', problem)
  }
  throw new FetchFailed('away')
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

function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    // A connection of its own: one that was kept might lead elsewhere than what is judged now.
    agent: false,
    lookup: judgedLookup(rules),
    headers: { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'festival-companion' },
  }
  const request = url.protocol === 'https:' ? requestSafely : requestPlain
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
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

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > LARGEST) throw new FetchFailed('too-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
