export { findWearerId, listBlockedTags } from './link-store.ts'
export { blockWristband, linkWristband, linkWristbands, unblockWristband } from './link-wristband.ts'
export { findShortestTag } from './store.ts'
