import { expect } from './festival.ts'
import { test } from './live-festival.ts'

const stalls = Array.from({ length: 40 }, (_, n) => ({
  category: 'venue',
  title: `Stall ${n}`,
  description: `Stall number ${n} sells ropes and knots at Quay ${n % 4}.`,
}))

interface Entry {
  id: string
  version: number
}

test('what staff write, change and take back in a live festival is what the next question is answered with', async ({
  boss: { call },
}) => {
  test.setTimeout(60_000)
  const answerTo = async (question: string) =>
    (await call<{ answer: string; grounded: boolean }>('POST', '/api/question', { question })).answer
  const made: Entry[] = []
  for (const stall of stalls) made.push(await call<Entry>('POST', '/api/admin/event-knowledge', stall))
  await expect.poll(() => answerTo('what does stall 7 sell')).toContain('ropes and knots')
  const entry = await call<Entry>('PATCH', `/api/admin/event-knowledge/${made[7]?.id}`, {
    title: 'Ferry Lantern Workshop',
    description: 'Fold a paper lantern and set it afloat behind the ferry pier.',
    version: made[7]?.version,
  })
  await expect.poll(() => answerTo('where is the ferry lantern workshop')).toContain('paper lantern')
  await call('DELETE', `/api/admin/event-knowledge/${entry.id}`)
  await expect.poll(() => answerTo('where is the ferry lantern workshop')).not.toContain('paper lantern')
  await call('POST', `/api/admin/event-knowledge/${entry.id}/restore`)
  await expect.poll(() => answerTo('where is the ferry lantern workshop')).toContain('paper lantern')
})
