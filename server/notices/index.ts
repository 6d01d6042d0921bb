export { mailNoticesRegularly } from './mail-notices.ts'
