import { expect, test } from 'vitest'
import { threadFigures } from '../thread-figures.ts'
import { createRenderWorker } from './render-worker.ts'

const program = new URL('../../test/processes/stumbling-renderer.ts', import.meta.url)

test('a picture that fails, or ends the thread, is the only one that is lost', async () => {
  const render = createRenderWorker<string>(program, 'render')
  const asked = await Promise.allSettled(['one', 'fails', 'two', 'dies', 'three', 'four'].map(render))
  expect(asked.map((picture) => (picture.status === 'fulfilled' ? String(picture.value) : 'lost'))).toEqual([
    'one',
    'lost',
    'two',
    'lost',
    'three',
    'four',
  ])
})

test('a picture that hangs is given up, its thread is ended, and the next ones are rendered', async () => {
  const render = createRenderWorker<string>(program, 'render', 2_500)
  const { hung } = threadFigures('render')
  const asked = ['hangs', 'one'].map(render)
  await expect(asked[0]).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
  expect(String(await asked[1])).toBe('one')
  expect(threadFigures('render').hung).toBe(hung + 1)
})

test('a queue that is full refuses at once', async () => {
  const render = createRenderWorker<string>(program, 'render')
  const asked = Array.from({ length: 40 }, () => render('one').then(String, ({ code }) => code))
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === 'one')).toHaveLength(31)
  expect(answers.slice(31)).toEqual(Array(9).fill('unavailable'))
})
