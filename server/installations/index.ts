export { listOpenInstallations, listPublicInstallations } from './store.ts'
