export { PHONE_COOKIE } from './phone-cookie.ts'
export { endPhonesOf, identifyPhoneOwner } from './phone-owner.ts'
/** Whose tap or check-in of the last minute a station names. */
export { getRecentVisit, type VisitName } from './recent-visit.ts'
export { tagOnPhone } from './tag-on-phone.ts'
