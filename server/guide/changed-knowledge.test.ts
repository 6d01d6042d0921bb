import { expect, test } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile({ mode: 'live' })
const { headers } = await signInAs(festival, 'admin')

/** A call of an admin. @returns what was answered */
async function call<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer> {
  const response = await festival.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return JSON.parse(response.body || 'null')
}

interface Entry {
  id: string
  version: number
}

test('what staff write, change, take back and restore is what the next question is answered with', async () => {
  const answers = (question: string, expected: string) =>
    eventually(async () => {
      const { answer } = await call<{ answer: string }>('POST', '/api/question', { question })
      expect(answer).toContain(expected)
    })
  const made: Entry[] = []
  for (let stall = 0; stall < 40; stall += 1)
    made.push(
      await call<Entry>('POST', '/api/admin/event-knowledge', {
        category: 'venue',
        title: `Stall ${stall}`,
        description: `Stall number ${stall} sells ropes and knots at Quay ${stall % 4}.`,
      }),
    )
  const [seventh] = made.slice(7)
  await answers('what does stall 7 sell', 'ropes and knots')
  const entry = await call<Entry>('PATCH', `/api/admin/event-knowledge/${seventh?.id}`, {
    title: 'Ferry Lantern Workshop',
    description: 'Fold a paper lantern and set it afloat behind the ferry pier.',
    version: seventh?.version,
  })
  const question = 'where is the ferry lantern workshop'
  await answers(question, 'paper lantern')
  await call('DELETE', `/api/admin/event-knowledge/${entry.id}`)
  await eventually(async () => {
    const { answer } = await call<{ answer: string }>('POST', '/api/question', { question })
    expect(answer).not.toContain('paper lantern')
  })
  await call('POST', `/api/admin/event-knowledge/${entry.id}/restore`)
  await answers(question, 'paper lantern')
})
