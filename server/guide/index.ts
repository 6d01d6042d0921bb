export { createGuide } from './guide.ts'
export { createModelWriter } from './model/model-writer.ts'
export { createSpeakable } from './speakable.ts'
