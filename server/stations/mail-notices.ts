import escapeHtml from 'escape-html'
import { dateFormat } from '../../contract/intl.ts'
import { atVenue } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { type Mail, MailRefused } from '../providers/mailer/port.ts'
import { dismissNoticeMail, type NoticeToMail, takeDueNotices } from './notice-store.ts'

/**
 * Mails what is due of the notices of stations to the addresses of STATION_NOTICES_TO. What a mail server does not take
 * is tried again for an hour, once a minute.
 */
export async function mailNotices(
  deps: Pick<Deps, 'db' | 'clock' | 'programmeClock' | 'config' | 'mail' | 'log'>,
): Promise<void> {
  const { db, clock, config, mail, log } = deps
  if (config.stationNoticesTo.length === 0 || !mail.isOn) return
  const due = await takeDueNotices(db, clock.now())
  if (due.length === 0) return
  const event = await requireEvent(db)
  for (const notice of due) {
    try {
      // One mail for all: an address that a mail server does not know keeps it from nobody else.
      const to = config.stationNoticesTo.join(', ')
      const at = atVenue(deps, new Date(notice.at))
      await mail.mailer.send({ ...writeMail({ ...notice, at }, config.publicUrl, event), to })
      await dismissNoticeMail(db, notice.id)
    } catch (problem) {
      // What the mail server says may name an address.
      const isRefused = problem instanceof MailRefused
      log.warn({ isRefused }, 'a notice of a station was not mailed')
      if (isRefused) await dismissNoticeMail(db, notice.id)
    }
  }
}

/** The mail of a notice: whoever gets it wants to know which station, where, and since when. */
function writeMail(
  { id, kind, at, station, installation }: Omit<NoticeToMail, 'at'> & { at: Date },
  publicUrl: string,
  { shortName, timeZone }: { shortName: string; timeZone: string },
): Omit<Mail, 'to'> {
  const format = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const moment = format.format(at)
  const what =
    kind === 'silent'
      ? `${station} (${installation}) has not been heard of for two minutes: ${moment}. It keeps the taps that it reads, and sends them when it is back.`
      : `${station} (${installation}) is back: ${moment}.`
  const address = `${publicUrl}/admin?tab=stations`
  return {
    messageId: `<notice.${id}@${new URL(publicUrl).hostname}>`,
    senderName: shortName,
    subject: kind === 'silent' ? `Station silent: ${station}` : `Station back: ${station}`,
    text: `${what}\n\n${address}\n`,
    html: `<p>${escapeHtml(what)}</p><p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`,
    language: 'en',
    attachments: [],
  }
}
