export { findOrOpenSession, openSession } from './open-session.ts'
export { insertFortune as saveFortune, insertQuestion as saveQuestion, listFortunes } from './store.ts'
