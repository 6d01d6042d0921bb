export { getSession, type Opener, openSession, resumeOrOpenSession } from './open-session.ts'
export { requireSessionHolder, requireSessionOwner } from './session-holder.ts'
export {
  copyGuestJourney,
  insertFortune as saveFortune,
  insertQuestion as saveQuestion,
  listFortunes,
  listLatestQuestions,
  updateFortune,
} from './store.ts'
