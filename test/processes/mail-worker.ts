import { systemClock } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/client.ts'
import { gatherDeps } from '../../server/gather-deps.ts'
import { mailPhoto } from '../../server/gift-aura/index.ts'
import { createLiveHub } from '../../server/live/index.ts'
import { openLog } from '../../server/log.ts'
import { openMailOutbox } from '../../server/mail/index.ts'
import { smtpMailer } from '../../server/providers/mailer/smtp.ts'

/** A process of the festival that only sends mails, and is killed at the point of DIES_AT. */
const diesAt = process.env.DIES_AT
const die = (point: string) => {
  if (point === diesAt) process.kill(process.pid, 'SIGKILL')
}

const config = readConfig(process.env)
const log = openLog('silent')
const db = openDatabase(config.databaseUrl ?? '', () => undefined)
const live = createLiveHub(db, () => undefined)
const smtp = smtpMailer({ url: process.env.SMTP_URL ?? '', from: 'hello@livefest.example' })
const mailer = {
  ...smtp,
  async send(mail: Parameters<typeof smtp.send>[0]) {
    die('before it is sent')
    await smtp.send(mail)
    die('after it was accepted')
  },
}
const mail = openMailOutbox({ db, log }, mailer, { expire: 1, supervise: 1, retry: 1 })
const deps = { ...(await gatherDeps({ config, clock: systemClock, db, live, log })), mail }
await mail.work(async (photoId, isLastTry) => {
  die('as soon as it is taken')
  await mailPhoto(deps, photoId, isLastTry)
  die('after it was noted')
})
