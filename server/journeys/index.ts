export { getSession, openSession, resumeOrOpenSession, type Session } from './open-session.ts'
export {
  copyGuestJourney,
  findSession,
  insertFortune as saveFortune,
  insertQuestion as saveQuestion,
  listFortunes,
} from './store.ts'
