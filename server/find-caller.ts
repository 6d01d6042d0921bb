import type { CallerFinders } from './caller.ts'
import type { Deps } from './deps.ts'
import { identifyPhoneOwner, PHONE_COOKIE } from './phones/index.ts'
import { identifyStaff, SESSION_COOKIE } from './staff/index.ts'
import { DEVICE_COOKIE, identifyStation } from './stations/index.ts'

/** Each kind of caller is known by a cookie of its own; a new kind of device brings its cookie here. */
export function callerFinders(deps: Deps): CallerFinders {
  return {
    staff: ({ cookies }) => identifyStaff(deps, cookies[SESSION_COOKIE]),
    station: ({ cookies, operationId }) => identifyStation(deps, cookies[DEVICE_COOKIE], operationId),
    'phone-owner': ({ cookies }) => identifyPhoneOwner(deps, cookies[PHONE_COOKIE]),
  }
}
