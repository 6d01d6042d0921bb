/** Takes mails in a transaction and sees to it that they are sent. */
export { type MailDesk, noMail } from './mail-desk.ts'
