/** A part of a mail that is no text; with a `cid` the HTML shows it at its place. */
export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
  cid?: string
}

/** A mail, ready to be sent. */
export interface Mail {
  /** The same for every attempt to send the same mail, so that nobody's mail program shows it twice. */
  messageId: string
  /** One address, or several with commas between them; it is sent when at least one of them is taken. */
  to: string
  /** Who it is from, as the event is called; the address is the mail server's setting. */
  senderName: string
  subject: string
  html: string
  text: string
  /** Code of the language it is written in. */
  language: string
  attachments: Attachment[]
}

/** The server does not want this mail, now or ever: trying again would be a nuisance. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves when the mail was accepted.
   * @throws MailRefused when it never will be; anything else is worth another try later
   */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
