/** Tells which program calls, by its key. */
export { identifyApiKey } from './identify-key.ts'
