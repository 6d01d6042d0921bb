export { DEVICE_COOKIE } from './device-cookie.ts'
export { identifyStation } from './identify-station.ts'
export { stoodAt } from './stands-at.ts'
export { callingStation, isTrainingAt } from './training.ts'
