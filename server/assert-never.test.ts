import { expect, it } from 'vitest'
import { GIFT_AURA } from '../contract/gift-aura.ts'
import { festivalForFile } from '../test/build-app.ts'
import { anAttendee, anInstallation, aWristband } from '../test/factories.ts'
import { signInAs } from '../test/sign-in-as.ts'
import { openSession } from './journeys/index.ts'

const festival = await festivalForFile()
const { app, deps, sql, log } = festival
const { headers } = await signInAs(festival, 'admin')

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload })

async function aTap(given: object = {}) {
  const { tag } = await aWristband(festival)
  const { id } = await anInstallation(festival)
  return { rfidTagId: tag, installationId: id, ...given }
}

/** Calls that are answered by an SQL function: the function, one of its words, and what to call. */
const calls: [string, string, string, () => Promise<() => ReturnType<typeof post>>][] = [
  [
    'a tap',
    'record_tap',
    'awarded',
    async () => {
      const tap = await aTap()
      return () => post('/api/tap', tap)
    },
  ],
  [
    'a tap in the same moment',
    'record_tap',
    'repeated',
    async () => {
      const tap = await aTap()
      await post('/api/tap', tap)
      return () => post('/api/tap', tap)
    },
  ],
  [
    'a tap without a band',
    'record_tap',
    'wristband_not_linked',
    async () => {
      const tap = await aTap({ rfidTagId: 'nobody-wears-this' })
      return () => post('/api/tap', tap)
    },
  ],
  [
    'a vibe at the photo booth',
    'record_tap',
    'awarded',
    async () => {
      const tap = await aTap({ installationId: GIFT_AURA, metadata: { chosenEmotion: 'HAPPY' } })
      return () => post('/api/tap', tap)
    },
  ],
  [
    'a tap without points',
    'why_no_points',
    'crew',
    async () => {
      const { tag } = await aWristband(festival, { attendee: await anAttendee(festival, { isCrew: true }) })
      const tap = await aTap({ rfidTagId: tag })
      return () => post('/api/tap', tap)
    },
  ],
  [
    'a second fortune of the day',
    'why_no_points',
    'daily-limit',
    async () => {
      const sessionId = await openSession(deps, (await anAttendee(festival)).id)
      const ask = () => post('/api/fortune', { preference: 'chill', language: 'en', sessionId })
      await ask()
      return ask
    },
  ],
  [
    'a bonus',
    'award_bonus',
    'awarded',
    async () => {
      const { id: attendeeId } = await anAttendee(festival)
      return () => post('/api/admin/bonus', { attendeeId, points: 100 })
    },
  ],
  [
    'a void',
    'void_interaction',
    'awarded',
    async () => {
      const { id: attendeeId } = await anAttendee(festival)
      const bonus = await post('/api/admin/bonus', { attendeeId, points: 100 })
      return () => post(`/api/admin/interactions/${bonus.json().interaction.id}/void`, { reason: 'twice' })
    },
  ],
]

it.each(calls)('%s is never a success when %s misspells %s', async (_what, name, word, prepare) => {
  const call = await prepare()
  const [row] = await sql<{ text: string }>(
    'SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE proname = $1',
    [name],
  )
  const text = row?.text ?? ''
  const misspelt = text.replaceAll(`'${word}'`, `'${word}_'`)
  expect(misspelt).not.toBe(text)
  await sql(misspelt)
  const answer = await call().finally(() => sql(text))
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'unexpected'])
  expect(log.takeErrors()).toHaveLength(1)
})
