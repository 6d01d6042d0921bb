export { blockWristband, linkWristband } from './link-wristband.ts'
export { findShortestTag } from './store.ts'
