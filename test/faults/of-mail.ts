import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openMailServer, type TroubledMailServer } from './mail-trouble.ts'
import { type Fault, seconds } from './run-fault.ts'
import { root, type Scene } from './scene.ts'

const ENOUGH = 50
/** The pause before another try doubles from try to try; a mail server may be silent for 20 s. */
const PATIENCE_MS = 180_000

/** Somebody with an address is photographed at the booth. */
async function takePhoto({ server, sql, tags }: Scene, booth: string, number: number): Promise<string> {
  const address = `guest${number}@mail.example`
  await sql(
    "UPDATE attendees SET email = $1, age_band = '18+' WHERE id = (SELECT attendee_id FROM wristbands WHERE tag = $2)",
    [address, tags[number]],
  )
  const photo = await readFile(join(root, 'test/faces/smiling.jpg'), 'base64')
  const answer = await fetch(`${server.url}/api/tap`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: booth },
    body: JSON.stringify({
      rfidTagId: tags[number],
      installationId: 'gift-aura',
      imageData: `data:image/jpeg;base64,${photo}`,
      metadata: { consent: true },
    }),
  })
  if (answer.status !== 200)
    throw new Error(`a photo was answered with ${answer.status} ${await answer.text()}`)
  return address
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const begun = performance.now()
  while (!isSo()) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(what)
    await wait(100)
  }
}

let mails: TroubledMailServer

export const faultsOfMail: Fault[] = [
  {
    name: 'mail-server',
    what: 'the mail server hangs, then cuts every mail off, then refuses; then it is well',
    scene: {
      settings: async (undo) => {
        mails = await openMailServer(undo)
        return { SMTP_URL: mails.url, MAIL_FROM: 'hello@mail.example' }
      },
    },
    async strike(scene) {
      const [booth = ''] = await scene.pair('gift-aura', 1)
      const addresses: string[] = []
      for (const trouble of ['hangs', 'cuts', 'refuses'] as const) {
        mails.is = trouble
        addresses.push(await takePhoto(scene, booth, addresses.length))
        await until(() => mails.tries.has(trouble), `no mail was tried while the mail server ${trouble}`)
        await scene.crowd.more(ENOUGH)
      }
      mails.is = 'takes'
      const begun = performance.now()
      await until(
        () => addresses.every((address) => mails.received.has(address)),
        'mails did not arrive once the mail server was well',
      )
      return `photos and taps went on; all mails arrived ${seconds(performance.now() - begun)} after it was well`
    },
  },
]
