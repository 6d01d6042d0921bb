import { expect, test } from 'vitest'
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
