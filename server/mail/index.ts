/** Takes mails in a transaction and sees to it that they are sent. */

export { openMailDesk } from './mail-outbox.ts'
