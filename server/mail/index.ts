/** Takes mails in a transaction and sees to it that they are sent. */

export { openMailOutbox } from './mail-outbox.ts'
