export { createLiveHub, type LiveHub, toMessage } from './hub.ts'
