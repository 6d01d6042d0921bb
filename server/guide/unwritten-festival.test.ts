import { expect, it } from 'vitest'
import type { Answer, FortuneTold } from '../../contract/guide.ts'
import { festivalForFile } from '../../test/build-app.ts'

const { app } = await festivalForFile({ mode: 'live' })

it('tells a fortune that names nothing where nothing is written down yet', async () => {
  const payload = { preference: 'chill', language: 'de' }
  const response = await app.inject({ method: 'POST', url: '/api/fortune', payload })
  expect(response.statusCode).toBe(200)
  const { fortune, recommendations } = response.json<FortuneTold>()
  expect(fortune).toContain('In meinem Kristallknäuel steht noch kein Programm')
  expect(recommendations).toEqual([])
})

it('tells a fortune again in another language in its place, to nobody but its own session', async () => {
  const tell = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/api/fortune', payload })).json<FortuneTold>()
  const first = await tell({ preference: 'chill', language: 'de' })
  const again = await tell({
    preference: 'play',
    language: 'en',
    sessionId: first.sessionId,
    fortuneId: first.id,
  })
  expect(again).toMatchObject({ id: first.id, sessionId: first.sessionId, preference: 'chill' })
  expect(again.fortune).toContain('The programme has not reached my ball of yarn yet')
  const journey = await app.inject({ url: `/api/session/${first.sessionId}` })
  expect(journey.json().fortunes).toMatchObject([{ id: first.id, fortune: again.fortune }])
  const stranger = await tell({ preference: 'play', language: 'en', fortuneId: first.id })
  expect(stranger.id).not.toBe(first.id)
})

it('says that it does not know where nothing is written down yet', async () => {
  const payload = { question: "What's on tomorrow?" }
  const asked = await app.inject({ method: 'POST', url: '/api/question', payload })
  expect(asked.statusCode).toBe(200)
  const { answer, grounded, sources } = asked.json<Answer>()
  expect(answer).not.toMatch(/undefined|null/)
  expect({ grounded, sources }).toEqual({ grounded: false, sources: [] })
})
