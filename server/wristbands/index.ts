export { blockWristband, linkWristband } from './link-wristband.ts'
