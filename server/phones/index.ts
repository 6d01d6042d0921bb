export { PHONE_COOKIE } from './phone-cookie.ts'
export { endPhonesOf, identifyPhoneOwner } from './phone-owner.ts'
export { tagOnPhone } from './tag-on-phone.ts'
