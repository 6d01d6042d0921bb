export { createGuide } from './guide.ts'
export { createModelWriter } from './model/model-writer.ts'
export { type AskedSaying, paidVoice } from './paid-voice.ts'
export { createSpeechAllowlist } from './speech-allowlist.ts'
