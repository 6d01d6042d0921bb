export { listInstallationNames, listOpenInstallations, listPublicInstallations } from './store.ts'
