export { attendeeOnPhone } from './attendee-on-phone.ts'
export { insistOnHolder } from './insist-on-holder.ts'
export { tagOnPhone } from './tag-on-phone.ts'
