export { findSignedIn, SESSION_COOKIE } from './staff-session.ts'
