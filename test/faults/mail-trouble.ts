import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { Scene } from './scene.ts'

/** What a mail server does: says nothing at all, cuts the line in the middle of a mail, refuses for now, or takes mails. */
export type MailTrouble = 'hangs' | 'cuts' | 'refuses' | 'takes'

/** A mail server in trouble. */
export interface TroubledMailServer {
  url: string
  is: MailTrouble
  /** How often somebody tried to send a mail while it was in this trouble. */
  tries: Map<MailTrouble, number>
  /** Addresses of the mails that it took. */
  received: Set<string>
}

/** Opens a mail server on this machine. */
export async function openMailServer(undo: Scene['undo']): Promise<TroubledMailServer> {
  const note = () => twin.tries.set(twin.is, (twin.tries.get(twin.is) ?? 0) + 1)
  const lines = new Set<Socket>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      simpleParser(stream).then(() => {
        note()
        if (twin.is === 'cuts') return lines.forEach((line) => void line.destroy())
        if (twin.is === 'refuses')
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        for (const { address } of session.envelope.rcptTo) twin.received.add(address)
        done()
      }, done)
    },
  })
  smtp.on('error', () => undefined)
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port: inside } = smtp.server.address() as AddressInfo
  const front = createServer((near) => {
    lines.add(near)
    near.on('error', () => undefined).on('close', () => lines.delete(near))
    // Whoever waits for a word of it waits in vain.
    if (twin.is === 'hangs') return void note()
    const far = connect(inside, '127.0.0.1')
    far.on('error', () => undefined)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  undo(() => {
    for (const line of lines) line.destroy()
    front.close()
    smtp.close()
  })
  const twin: TroubledMailServer = {
    url: `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`,
    is: 'takes',
    tries: new Map(),
    received: new Set(),
  }
  return twin
}
