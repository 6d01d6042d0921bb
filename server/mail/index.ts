/** Takes mails in a transaction and sees to it that they are sent. */

/** Shows the mails that a demo kept to itself. */
export { demoInboxRoutes } from './demo-inbox.ts'
export { openMailDesk } from './mail-desk.ts'
