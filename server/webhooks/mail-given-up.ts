import escapeHtml from 'escape-html'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { takeNotice } from './queue-store.ts'

/** About one webhook nobody is mailed more often (milliseconds). */
const PAUSE_MS = 6 * 3_600_000

/** Mails to the addresses of STATION_NOTICES_TO that messages of a webhook were given up; the dashboard shows it anyway. */
export async function mailGivenUp(
  { db, clock, config, mail, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'mail' | 'log'>,
  webhookId: string,
): Promise<void> {
  if (config.stationNoticesTo.length === 0 || !mail.isOn) return
  const now = clock.now()
  const { shortName: senderName } = await requireEvent(db)
  const notice = await takeNotice(db, webhookId, now, new Date(now.getTime() - PAUSE_MS))
  if (!notice) return
  const what = notice.isActive
    ? `Messages to the webhook "${notice.name}" were given up after a day of tries.`
    : `The webhook "${notice.name}" was switched off: it took nothing for a day, or asked not to be told any more.`
  const address = `${config.publicUrl}/admin?tab=integrations`
  try {
    await mail.mailer.send({
      messageId: `<webhook.${webhookId}.${now.getTime()}@${new URL(config.publicUrl).hostname}>`,
      senderName,
      to: config.stationNoticesTo.join(', '),
      subject: `Webhook: ${notice.name}`,
      text: `${what}\nThey can be sent again in the dashboard.\n\n${address}\n`,
      html: `<p>${escapeHtml(what)} They can be sent again in the dashboard.</p><p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`,
      language: 'en',
      attachments: [],
    })
  } catch {
    // What the mail server says may name an address.
    log.warn({ webhookId }, 'a notice of a webhook was not mailed')
  }
}
