export { getSession, openSession, resumeOrOpenSession } from './open-session.ts'
export { requireSessionOwner } from './require-session-owner.ts'
export {
  copyGuestJourney,
  insertFortune as saveFortune,
  insertQuestion as saveQuestion,
  listFortunes,
} from './store.ts'
