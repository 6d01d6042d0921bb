import type { CallerFinders } from './caller.ts'
import type { Deps } from './deps.ts'
import { identifyPhoneOwner, PHONE_COOKIE } from './phones/index.ts'
import { identifyStaff, SESSION_COOKIE } from './staff/index.ts'
import { stationOfStaff } from './stations/index.ts'

/** Each kind of caller is known by a cookie of its own; a new kind of device brings its cookie here. */
export function callerFinders(deps: Deps): CallerFinders {
  return {
    staff: (cookies) => identifyStaff(deps, cookies[SESSION_COOKIE]),
    station: async (_cookies, identify) => {
      const caller = await identify('staff')
      return caller.kind === 'staff' ? stationOfStaff(caller) : undefined
    },
    'phone-owner': (cookies) => identifyPhoneOwner(deps, cookies[PHONE_COOKIE]),
  }
}
