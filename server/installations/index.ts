export { slugOf } from './slug.ts'
export { listInstallationNames, listOpenInstallations, listPublicInstallations } from './store.ts'
