export { identifyStaff, SESSION_COOKIE } from './staff-session.ts'
