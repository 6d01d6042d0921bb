import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { festivalForFile } from '../build-app.ts'
import { aWristband } from '../factories.ts'
import { aPhoto } from '../offline-twins/colour-reader.ts'
import { mailServerForFile } from '../offline-twins/mail-server.ts'
import { isFull } from '../size.ts'

const mails = await mailServerForFile()
const festival = await festivalForFile()
festival.clock.set(new Date().toISOString())

/** A second process over the same festival; it lives until it is killed. */
function startWorker(diesAt = '') {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./mail-worker.ts', import.meta.url))], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DATABASE_URL: festival.databaseUrl,
      SMTP_URL: mails.url,
      PUBLIC_URL: 'http://localhost:3000',
      DIES_AT: diesAt,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** When a sender is killed, and how many copies of its mail arrive in the end. */
const moments = [
  { point: 'as soon as it is taken', copies: 1 },
  { point: 'before it is sent', copies: 1 },
  // Nobody can know whether a mail arrived when the answer was lost: it is the same mail once more, by its id.
  { point: 'after it was accepted', copies: 2 },
  { point: 'after it was noted', copies: 1 },
]

/** Queues the mail of a photo and kills its sender; answers whose photo it is. */
async function killSender(point: string): Promise<string> {
  const band = await aWristband(festival)
  const payload = { rfidTagId: band.tag, installationId: 'gift-aura', imageData: await aPhoto() }
  expect((await festival.app.inject({ method: 'POST', url: '/api/tap', payload })).statusCode).toBe(200)
  // Nobody misses it yet, however long the machine needs for the others.
  await festival.sql('UPDATE pgboss.job SET expire_seconds = 3600, retry_delay = 1')
  const [signal] = (await once(startWorker(point), 'exit')).slice(1)
  expect(signal, point).toBe('SIGKILL')
  return band.attendee.id
}

it.runIf(isFull)(
  'a mail arrives though its sender is killed, whenever that is',
  async () => {
    const killed = new Map<string, (typeof moments)[number]>()
    for (const moment of moments) killed.set(await killSender(moment.point), moment)

    // A killed sender is missed after a minute and a half; here at once.
    await festival.sql('UPDATE pgboss.job SET expire_seconds = 1')
    startWorker()
    const unsettled = () =>
      festival.sql(
        "SELECT FROM pgboss.job WHERE name = 'photo-mail' AND state NOT IN ('completed', 'failed')",
      )
    await vi.waitFor(async () => expect(await unsettled()).toEqual([]), { timeout: 60_000, interval: 200 })

    for (const [attendeeId, { point, copies }] of killed) {
      const [photo] = await festival.sql<{ id: string; email_state: string }>(
        'SELECT id, email_state FROM photos WHERE attendee_id = $1',
        [attendeeId],
      )
      expect(photo?.email_state, point).toBe('sent')
      expect(
        mails.received.filter(({ messageId }) => messageId === `<photo.${photo?.id}@localhost>`),
        point,
      ).toHaveLength(copies)
    }
    const copies = [...killed.values()].reduce((sum, moment) => sum + moment.copies, 0)
    expect(mails.received).toHaveLength(copies)
  },
  120_000,
)
