import { expect, test } from 'vitest'
import { type Speech, type SpeechEvent, silence, speech } from './speech-machine.ts'

const listen: SpeechEvent = { type: 'listen', id: 'fortune', length: 3, isTooLongForServer: false }
const after = (...events: SpeechEvent[]): Speech => events.reduce(speech, silence)

test('a reading loads, speaks, pauses, goes on and stops', () => {
  const phases = [
    after(listen),
    after(listen, { type: 'started', run: 1 }),
    after(listen, { type: 'started', run: 1 }, { type: 'pause' }),
    after(listen, { type: 'started', run: 1 }, { type: 'pause' }, { type: 'resume' }),
    after(listen, { type: 'started', run: 1 }, { type: 'stop' }),
    after(listen, { type: 'started', run: 1 }, { type: 'ended', run: 1 }),
  ].map(({ phase }) => phase)
  expect(phases).toEqual(['loading', 'speaking', 'paused', 'speaking', 'stopped', 'stopped'])
})

test('what an earlier reading still reports changes nothing', () => {
  const second = after(listen, { ...listen, id: 'answer' })
  expect(speech(second, { type: 'started', run: 1 })).toBe(second)
  expect(speech(second, { type: 'ended', run: 1 })).toBe(second)
  expect(speech(second, { type: 'serverFailed', run: 1 }).voice).toBe('server')
})

test('a server voice that fails once is never asked again', () => {
  const fallen = after(
    listen,
    { type: 'started', run: 1 },
    { type: 'reached', run: 1, sentence: 1 },
    { type: 'serverFailed', run: 1 },
  )
  expect(fallen).toMatchObject({ voice: 'browser', speaker: 'browser', phase: 'loading', sentence: 1 })
  expect(speech(fallen, listen)).toMatchObject({ speaker: 'browser', voice: 'browser' })
})

test('a server voice that fails while paused leaves the reading paused', () => {
  const paused = after(
    listen,
    { type: 'started', run: 1 },
    { type: 'pause' },
    { type: 'serverFailed', run: 1 },
  )
  expect(paused).toMatchObject({ phase: 'paused', speaker: 'browser' })
})

test('a text beyond the limit of the server is read by the browser without a grudge', () => {
  const long = after({ ...listen, isTooLongForServer: true })
  expect(long).toMatchObject({ speaker: 'browser', voice: 'server' })
  expect(speech(long, listen).speaker).toBe('server')
})

test('pause before the first sound and resume without a pause do nothing', () => {
  const loading = after(listen)
  expect(speech(loading, { type: 'pause' })).toBe(loading)
  expect(speech(loading, { type: 'resume' })).toBe(loading)
})

test('when no voice can be heard the reading says so, and the next one starts afresh', () => {
  const mute = after(listen, { type: 'browserFailed', run: 1 })
  expect(mute).toMatchObject({ phase: 'stopped', isMute: true })
  expect(speech(mute, listen).isMute).toBe(false)
})

test('the highlighted sentence never leaves the text', () => {
  expect(after(listen, { type: 'reached', run: 1, sentence: 9 }).sentence).toBe(2)
})
