import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Mailer } from './port.ts'
import { smtpMailer } from './smtp.ts'

/** A mail that the demo kept to itself. */
export interface KeptMail {
  id: string
  receivedAt: Date
  from: string
  to: string
  subject: string
  /** Pictures stand in it as data. */
  html: string
  attachments: { filename: string; contentType: string; content: Buffer }[]
}

/** Sends mails to itself, so that a demo can show them. */
export interface DemoMailer extends Mailer {
  /** What this process received, the newest first. */
  mails(): readonly KeptMail[]
}

const MOST_KEPT = 50

/**
 * A mail server of the demo's own, on the loopback address: mails take the way they take at a festival, and end here. It
 * starts with the first mail.
 */
export function demoMailer(from: string): DemoMailer {
  const kept: KeptMail[] = []
  let server: Promise<{ mailer: Mailer; stop(): void }> | undefined
  const keep = (mail: KeptMail) => {
    kept.unshift(mail)
    kept.length = Math.min(kept.length, MOST_KEPT)
  }
  return {
    async send(mail) {
      server ??= openServer(from, keep)
      await (await server).mailer.send(mail)
    },
    mails: () => kept,
    async close() {
      const opened = await server
      await opened?.mailer.close()
      opened?.stop()
    },
  }
}

async function openServer(from: string, keep: (mail: KeptMail) => void) {
  const [{ SMTPServer }, { simpleParser }] = await Promise.all([import('smtp-server'), import('mailparser')])
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      simpleParser(stream).then(({ subject = '', from, to, html, attachments }) => {
        received += 1
        keep({
          id: String(received),
          receivedAt: new Date(),
          subject,
          from: from?.text ?? '',
          to: [to ?? []]
            .flat()
            .map(({ text }) => text)
            .join(', '),
          html: html || '',
          attachments: attachments.map(({ filename = 'file', contentType, content }) => ({
            filename,
            contentType,
            content,
          })),
        })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { mailer: smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }), stop: () => server.close() }
}
