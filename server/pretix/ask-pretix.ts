import { setTimeout as wait } from 'node:timers/promises'
import { type PretixFailure, pretixFailures } from '../../contract/pretix.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { FetchFailed, type FetchRules, fetchSafely, inPublic, readAddress } from '../safe-fetch/index.ts'

/** An event of a shop, and the token that opens it. */
export interface Shop {
  address: string
  organiser: string
  event: string
  token: string
}

/** Shops may be at any port; a page of fifty orders takes pretix some seconds. */
const rules: FetchRules = { ...inPublic, anyPort: true, timeLimitMs: 20_000 }

/** Bytes of one page of fifty orders with all their answers. */
const LARGEST = 16 * 1024 * 1024

/** pretix.eu allows 360 calls a minute: so long we wait for it (seconds), and so often for one page. */
const PATIENCE = { seconds: 30, times: 4 }

/** A shop could not be asked: 422 with the failure as the path of its issue. */
export class PretixRefusal extends Refusal {
  readonly failure: PretixFailure
  /** How long pretix wants to be left alone (seconds). */
  readonly restSeconds: number

  constructor(failure: PretixFailure, restSeconds = 0) {
    const message = pretixFailures[failure]
    super('pretix_unreachable', { message, issues: [{ path: failure, message }] })
    this.failure = failure
    this.restSeconds = restSeconds
  }
}

/** An answer of pretix, and when its server made it, as it says itself. */
export interface PretixAnswer {
  content: unknown
  generatedAt: string | undefined
}

/**
 * Asks the REST API of an event (https://docs.pretix.eu/dev/api/). Redirects are not followed: the token would go along.
 * @param path what stands behind the event, such as `orders/`
 * @throws PretixRefusal
 */
export async function askPretix(
  { fetchRules = rules }: Pick<Deps, 'fetchRules'>,
  { address, organiser, event, token }: Shop,
  path: string,
  query: Record<string, string> = {},
): Promise<PretixAnswer> {
  const base = `${address}/api/v1/organizers/${organiser}/events/${event}/${path}`
  const search = new URLSearchParams(query).toString()
  const headers = { authorization: `Token ${token}`, accept: 'application/json' }
  for (let times = 1; ; times += 1) {
    const answer = await fetchSafely(
      search === '' ? base : `${base}?${search}`,
      { headers, largest: LARGEST },
      fetchRules,
    ).catch(refuseFailed)
    const rest = Number(answer.headers['retry-after'] ?? 1)
    if (answer.status === 429 && rest <= PATIENCE.seconds && times < PATIENCE.times) {
      await wait(rest * 1_000)
      continue
    }
    refuseStatus(answer.status, Number.isFinite(rest) ? rest : 60)
    const generated = answer.headers['x-page-generated']
    return {
      content: readJson(answer.body),
      generatedAt: typeof generated === 'string' ? generated : undefined,
    }
  }
}

/** The address of a shop as it is kept: without what stands behind its last name. @throws PretixRefusal address */
export function readShopAddress({ fetchRules = rules }: Pick<Deps, 'fetchRules'>, given: string): string {
  try {
    const { origin, pathname } = readAddress(given.includes('://') ? given : `https://${given}`, fetchRules)
    // What somebody copies is often an address of the dashboard or of the API.
    const path = pathname.replace(/\/(api|control)(\/.*)?$/, '').replace(/\/+$/, '')
    return `${origin}${path}`
  } catch (problem) {
    return refuseFailed(problem)
  }
}

function refuseStatus(status: number, restSeconds: number): void {
  if (status === 200) return
  if (status >= 300 && status <= 399) throw new PretixRefusal('redirected')
  if (status === 401) throw new PretixRefusal('unauthorised')
  if (status === 403) throw new PretixRefusal('forbidden')
  if (status === 404) throw new PretixRefusal('not-found')
  if (status === 429) throw new PretixRefusal('busy', restSeconds)
  throw new PretixRefusal(status >= 500 ? 'broken' : 'not-pretix')
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new PretixRefusal('not-pretix')
  }
}

function refuseFailed(failure: unknown): never {
  if (!(failure instanceof FetchFailed)) throw failure
  const isRefused = failure.problem === 'bad-address' || failure.problem === 'inside'
  throw new PretixRefusal(isRefused ? 'address' : failure.problem)
}
