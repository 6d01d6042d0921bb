export { fullName } from './full-name.ts'
export { readCurrentId } from './store.ts'
