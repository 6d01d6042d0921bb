export { countUnprepared } from './price.ts'
export { createPreparer, prepareInBackground } from './work-on-preparation.ts'
