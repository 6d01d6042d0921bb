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

it('says that it does not know where nothing is written down yet', async () => {
  const payload = { question: "What's on tomorrow?" }
  const asked = await app.inject({ method: 'POST', url: '/api/question', payload })
  expect(asked.statusCode).toBe(200)
  const { answer, grounded, sources } = asked.json<Answer>()
  expect(answer).not.toMatch(/undefined|null/)
  expect({ grounded, sources }).toEqual({ grounded: false, sources: [] })
})
