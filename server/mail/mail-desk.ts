import type pg from 'pg'

/** Takes mails in a transaction and sees to it that they are sent, each once. */
export interface MailDesk {
  /** Whether this festival sends mail at all. */
  isOn: boolean
  /** Queues the mail of a photo, in the transaction of the caller: it is sent if that one is committed. */
  queue(client: pg.ClientBase, photoId: string): Promise<void>
  close(): Promise<void>
}

/** A festival without mail. */
export const noMail: MailDesk = { isOn: false, queue: async () => undefined, close: async () => undefined }
