export { composeAnswer } from './compose-answer.ts'
export { composeFortune } from './compose-fortune.ts'
