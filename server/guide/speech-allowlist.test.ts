import { afterAll, expect, test } from 'vitest'
import { copyDatabase } from '../../test/database.ts'
import { stopClock } from '../../test/stopped-clock.ts'
import { openWatchfulLog } from '../../test/watchful-log.ts'
import { openDatabase } from '../db/client.ts'
import { createSpeechAllowlist } from './speech-allowlist.ts'

const database = await copyDatabase()
const db = openDatabase(database.url, () => undefined)
afterAll(async () => {
  await db.$client.end()
  await database.drop()
})

function aProcess(clock = stopClock()) {
  const { log, lines } = openWatchfulLog()
  return { ...createSpeechAllowlist({ db, clock, log }, { unlistedPerMinute: 0 }), lines }
}

const fortune =
  'The neon stars lean in. Tonight a drum will call your name at the Pulse Stage, and you will answer. Then find water. Rest your paws.'

test('what the guide said is read aloud whole and by the sentence, in every process', async () => {
  const [one, other] = [aProcess(), aProcess()]
  await expect(one.check(fortune)).rejects.toMatchObject({ code: 'too_many_requests' })
  await one.add([fortune], 'en')
  for (const process of [one, other]) {
    await process.check(fortune)
    await process.check('The neon stars lean in.')
    await process.check('  then find WATER! Rest your paws ')
  }
})

test('a sentence that the guide never said is not read aloud, nor is one put together from its words', async () => {
  const process = aProcess()
  await process.add([fortune], 'en')
  for (const text of ['Rest your paws. The neon stars lean in.', 'Then find the exit.', 'The neon', '...'])
    await expect(process.check(text)).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('Chinese and Japanese sentences are told apart without spaces', async () => {
  const process = aProcess()
  await process.add(['星星在看你。今晚去跳舞吧！', '星が見ています。今夜は踊りましょう。'], 'zh')
  await process.check('今晚去跳舞吧！')
  await process.check('今夜は踊りましょう。')
})

test('short texts that the guide never said are read aloud sixty times a minute, long ones never', async () => {
  const clock = stopClock()
  const { check } = createSpeechAllowlist({ db, clock, log: openWatchfulLog().log })
  for (let time = 0; time < 60; time += 1) await check(`Hello number ${time}`)
  await expect(check('Hello once more')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 1 },
  })
  clock.advance({ seconds: 2 })
  await check('Hello again')
  clock.advance({ minutes: 5 })
  await expect(check('a'.repeat(201))).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('an answer goes out even when its words could not be noted', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nowhere', () => undefined)
  const { log, lines } = openWatchfulLog()
  await createSpeechAllowlist({ db: away, clock: stopClock(), log }).add([fortune], 'en')
  expect(lines).toHaveLength(1)
  await away.$client.end()
})
