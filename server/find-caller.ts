import { identifyApiKey } from './api-keys/index.ts'
import type { Asked, CallerFinders } from './caller.ts'
import type { Deps } from './deps.ts'
import type { Counting } from './limits/counting.ts'
import { identifyPhoneOwner, PHONE_COOKIE } from './phones/index.ts'
import { identifyStaff, SESSION_COOKIE } from './staff/index.ts'
import { DEVICE_COOKIE, identifyStation, knownStation } from './stations/index.ts'

/** Each kind of caller is known by a cookie of its own, programs by their key; a new kind of device brings its cookie here. */
export function callerFinders(deps: Deps): CallerFinders {
  const { known } = deps.limits
  /** Looks a secret up, and remembers whether it was true. */
  const look = async <Found>(
    kind: 'staff' | 'phone' | 'api-key',
    secret: string | undefined,
    { beforeLookUp }: Asked,
    find: (secret: string) => Promise<Found | undefined>,
  ): Promise<Found | undefined> => {
    if (!secret) return undefined
    if (known.keyOf(kind, secret) === undefined) beforeLookUp?.()
    const found = await find(secret)
    if (found) known.add(kind, secret)
    else known.forget(kind, secret)
    return found
  }
  return {
    staff: (asked) =>
      look('staff', asked.cookies[SESSION_COOKIE], asked, (secret) => identifyStaff(deps, secret)),
    async station({ cookies, operationId, beforeLookUp }) {
      const secret = cookies[DEVICE_COOKIE]
      if (secret && knownStation(deps, secret) === undefined) beforeLookUp?.()
      return identifyStation(deps, secret, operationId)
    },
    'phone-owner': (asked) =>
      look('phone', asked.cookies[PHONE_COOKIE], asked, (secret) => identifyPhoneOwner(deps, secret)),
    'api-key': (asked) => look('api-key', asked.apiKey, asked, (secret) => identifyApiKey(deps, secret)),
  }
}

/**
 * Tells whom a caller counts as without asking the database: by cookies and keys that were true when this process last looked.
 * That opens nothing, it only says whose share of the calls this one takes.
 */
export function recogniseCallers(
  deps: Deps,
): (asked: Pick<Asked, 'cookies' | 'apiKey'>) => Counting | undefined {
  const { known } = deps.limits
  return ({ cookies, apiKey }) => {
    const program = known.keyOf('api-key', apiKey)
    if (program !== undefined) return { kind: 'api-key', key: program }
    const station = knownStation(deps, cookies[DEVICE_COOKIE])
    if (station !== undefined) return { kind: 'station', key: station }
    const staff = known.keyOf('staff', cookies[SESSION_COOKIE])
    if (staff !== undefined) return { kind: 'staff', key: staff }
    const phone = known.keyOf('phone', cookies[PHONE_COOKIE])
    return phone === undefined ? undefined : { kind: 'phone', key: phone }
  }
}
