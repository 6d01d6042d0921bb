import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A mail server on this machine that takes what a test wants it to. */
export interface MailServer {
  url: string
  /** What it took, in order. */
  received: ParsedMail[]
  /** What it answers to every mail instead of taking it. */
  trouble: (Error & { responseCode?: number }) | undefined
  /** Addresses that it does not know. */
  unknown: Set<string>
}

/** Opens a mail server for all tests of a file. To be awaited at the top level of the file. */
export async function mailServerForFile(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(twin.unknown.has(address) ? reply(550, 'no such person') : undefined)
    },
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        if (!twin.trouble) twin.received.push(mail)
        done(twin.trouble)
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const twin: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    trouble: undefined,
    unknown: new Set(),
  }
  afterAll(() => server.close())
  return twin
}

/** An answer of a mail server: 4xx is worth another try, 5xx is final. */
export function reply(responseCode: number, message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode })
}
