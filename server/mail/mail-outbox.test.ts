import { expect, it, onTestFinished, vi } from 'vitest'
import { festivalForTest } from '../../test/build-app.ts'
import { openDoubtfulLine } from '../../test/doubtful-line.ts'
import { eventually } from '../../test/eventually.ts'
import { festivalLimits, stretchLimits } from '../db/limits.ts'
import { openMailOutbox } from './index.ts'

it('mails that wait are sent although the database was away when the festival opened, and again after it hung', async () => {
  const home = await festivalForTest()
  const line = await openDoubtfulLine(home.databaseUrl)
  const limits = stretchLimits(festivalLimits, 1 / 5)
  const { db, log } = await festivalForTest({ sharing: home, way: () => line.url, limits })
  const outbox = openMailOutbox({ db, log: log.log }, home.deps.mail.mailer, {
    expire: 1,
    supervise: 1,
    retry: 1,
  })
  onTestFinished(() => outbox.close())
  const sent: string[] = []
  const queue = async (photoId: string) => {
    await home.deps.mail.ready()
    await home.db.transaction((tx) => home.deps.mail.queue(tx, photoId))
    // A question from before the hang may still take the mail and nobody hear of it: missed after 90 s, here at once.
    await home.sql('UPDATE pgboss.job SET expire_seconds = 1, retry_delay = 1')
  }

  line.hang()
  const working = outbox.work(async (photoId) => void sent.push(photoId))
  await queue('first')
  await eventually(() => expect(log.lines.join('')).toContain('mails are queued but not sent yet'))
  line.goOn()
  await working
  await eventually(() => expect(sent).toEqual(['first']))

  line.hang()
  await eventually(() => expect(log.lines.join('')).toContain('the mail queue stumbled'))
  await queue('second')
  line.goOn()
  await vi.waitFor(() => expect(sent).toContain('second'), { timeout: 60_000, interval: 100 })
}, 120_000)
