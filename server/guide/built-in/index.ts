export { type ComposedAnswer, composeAnswer } from './compose-answer.ts'
export { composeFortune } from './compose-fortune.ts'
export { composeEventOver, type Ending } from './event-over.ts'
export { topicsMeant } from './related-topics.ts'
