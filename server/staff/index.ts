export { currentUser } from './staff-session.ts'
