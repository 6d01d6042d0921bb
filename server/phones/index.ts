export { PHONE_COOKIE } from './phone-cookie.ts'
export { identifyPhoneOwner } from './phone-owner.ts'
export { tagOnPhone } from './tag-on-phone.ts'
