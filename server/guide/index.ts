export { createGuide } from './guide.ts'
export { createModelWriter } from './model/model-writer.ts'
export { createSpeechAllowlist } from './speech-allowlist.ts'
