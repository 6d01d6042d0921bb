import type { Transporter } from 'nodemailer'
import { type Mailer, MailRefused } from './port.ts'

/** Milliseconds. A mail server that is slower than this is away. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mails through a server of somebody else. The library is loaded by the first mail. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  let transport: Promise<Transporter> | undefined
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...PATIENCE })
  }
  return {
    async send({ language, senderName, ...mail }) {
      transport ??= connect()
      const headers = { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' }
      try {
        await (await transport).sendMail({ from: named(from, senderName), ...mail, headers })
      } catch (problem) {
        throw isFinal(problem)
          ? new MailRefused('The mail server refused the mail.', { cause: problem })
          : problem
      }
    },
    close: async () => (await transport)?.close(),
  }
}

/** What the server says no to with a 5 stays a no; a wrong password is our mistake and not the mail's. */
function isFinal(problem: unknown): boolean {
  if (!(problem instanceof Error) || ('code' in problem && problem.code === 'EAUTH')) return false
  return 'responseCode' in problem && Number(problem.responseCode) >= 500
}

/** The address of MAIL_FROM under the name of the event. */
function named(from: string, name: string): { name: string; address: string } {
  return { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from }
}
