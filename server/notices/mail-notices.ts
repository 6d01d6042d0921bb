import { createHash } from 'node:crypto'
import escapeHtml from 'escape-html'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { judgeNow } from './read-notices.ts'
import { listAdminAddresses, removeMail, takeMail } from './store.ts'
import { noticeTexts } from './texts/texts.ts'
import { writeNotice } from './write-notice.ts'

type Mailing = Pick<
  Deps,
  'db' | 'clock' | 'programmeClock' | 'config' | 'openedAt' | 'mail' | 'library' | 'backups' | 'log'
>

/** What is urgent (a backup that failed) should not wait for an hour (milliseconds). */
const LOOK_MS = 10 * 60_000

/** Mails the administrators what they have not been mailed yet, each cause once, in the event's first language. */
export async function mailNotices(deps: Mailing): Promise<void> {
  const { db, clock, mail, log, config } = deps
  if (!mail.isOn) return
  const { judged, timeZone } = await judgeNow(deps)
  const [to, event] = [await listAdminAddresses(db), await requireEvent(db)]
  const language = event.defaultLanguage
  const texts = noticeTexts[language].mail
  for (const one of judged.filter(({ isMailed }) => isMailed)) {
    if (to.length === 0 || !(await takeMail(db, one.cause, clock.now()))) continue
    const { title, text, address } = writeNotice(one, language, timeZone)
    const link = `${config.publicUrl}/admin${address === null ? '' : `?${address}`}`
    const id = createHash('sha256').update(one.cause).digest('hex').slice(0, 24)
    try {
      await mail.mailer.send({
        messageId: `<notice.${id}@${new URL(config.publicUrl).hostname}>`,
        to: to.join(', '),
        senderName: event.shortName,
        subject: title,
        text: `${text}\n\n${texts.open}: ${link}\n`,
        html: `<p>${escapeHtml(text)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(texts.open)}</a></p>`,
        language,
        attachments: [],
      })
    } catch {
      // What the mail server says may name an address.
      log.warn({ kind: one.kind }, 'a notice was not mailed; it is tried again in ten minutes')
      await removeMail(db, one.cause)
    }
  }
}

/** Looks every ten minutes while the process lives. */
export function mailNoticesRegularly(deps: Mailing): { stop(): void } {
  const look = () => {
    mailNotices(deps).catch((problem: unknown) => deps.log.warn(problem, 'notices wait for the database'))
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}
