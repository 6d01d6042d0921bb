export { readSetup } from './manage-setup.ts'
