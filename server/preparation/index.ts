export { createPreparer, prepareInBackground } from './work-on-preparation.ts'
