import { Webhook as Signature } from 'standardwebhooks'
import type { WebhookProblem } from '../../contract/webhooks.ts'
import type { Deps } from '../deps.ts'
import { FetchFailed, type FetchRules, fetchSafely, inPublic } from '../safe-fetch/index.ts'

/** Where webhooks may be: on the internet, by https, at any port; fifteen seconds are what the specification suggests. */
export const webhookRules: FetchRules = { ...inPublic, anyPort: true, timeLimitMs: 15_000 }

/** Where to send, and by what it is signed. */
export interface Target {
  id: string
  url: string
  sealedSecret: Buffer
  sealedOldSecret: Buffer | null
  oldSecretUntil: Date | null
}

/** A message as it is sent. */
export interface Message {
  id: string
  type: string
  happenedAt: Date
  data: Record<string, unknown>
}

/** What became of one try; without a problem the message was taken. */
export interface Outcome {
  status: number | null
  problem?: WebhookProblem
  retryAfterSeconds?: number | undefined
}

/** Sends a message once, signed by the Standard Webhooks specification with every secret that is valid now. */
export async function sendMessage(
  { sealing, clock }: Pick<Deps, 'sealing' | 'clock'>,
  target: Target,
  message: Message,
  rules: FetchRules = webhookRules,
): Promise<Outcome> {
  const now = clock.now()
  const secrets = openSecrets(sealing, target, now)
  if (secrets === undefined) return { status: null, problem: 'secret-lost' }
  const timestamp = message.happenedAt.toISOString()
  const body = JSON.stringify({ type: message.type, timestamp, data: message.data })
  const headers = {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Signature(secret).sign(message.id, now, body)).join(' '),
  }
  try {
    const answer = await fetchSafely(target.url, { method: 'POST', headers, body }, rules)
    const { status } = answer
    if (status >= 200 && status <= 299) return { status }
    return { status, problem: 'refused', retryAfterSeconds: secondsOf(answer.headers['retry-after']) }
  } catch (problem) {
    if (problem instanceof FetchFailed) return { status: null, problem: problem.problem }
    throw problem
  }
}

/** Undefined when SECRET is another one than when the secret was made. */
function openSecrets(sealing: Deps['sealing'], target: Target, now: Date): string[] | undefined {
  const { sealedOldSecret: old, oldSecretUntil: until } = target
  const sealed = old && until && until > now ? [target.sealedSecret, old] : [target.sealedSecret]
  try {
    return sealed.map((bytes) => sealing.open(`webhook ${target.id}`, bytes).toString())
  } catch {
    return undefined
  }
}

/** Seconds of a Retry-After; the form with a date is not told apart from none. */
function secondsOf(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}
