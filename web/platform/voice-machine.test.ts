import { expect, test, vi } from 'vitest'
import { unheard, type VoiceEvent, type VoiceInput, voiceInput } from './voice-machine.ts'
import { voiceSupport } from './voice-recognition.ts'

const start: VoiceEvent = { type: 'start', hasTyped: false }
const final: VoiceEvent = { type: 'result', run: 1, final: 'where is the food', interim: '' }
const after = (...events: VoiceEvent[]): VoiceInput => events.reduce(voiceInput, unheard)

test('what was said is sent when the recognition ends', () => {
  expect(after(start, final).heard).toBeUndefined()
  const ended = after(start, final, { type: 'end', run: 1 })
  expect(ended).toMatchObject({ phase: 'idle', heard: { text: 'where is the food', isToSend: true } })
})

test('words are shown while they may still change, and unsure words are never sent', () => {
  const interim: VoiceEvent = { type: 'result', run: 1, final: '', interim: 'where is' }
  expect(after(start, interim).interim).toBe('where is')
  expect(after(start, interim, { type: 'end', run: 1 }).heard).toEqual({ text: 'where is', isToSend: false })
})

test('whoever types, before or while speaking, sends by hand', () => {
  const before = after({ type: 'start', hasTyped: true }, final, { type: 'end', run: 1 })
  const during = after(start, { type: 'typed' }, final, { type: 'end', run: 1 })
  expect([before.heard?.isToSend, during.heard?.isToSend]).toEqual([false, false])
})

test('the late end of an earlier recognition does not end this one', () => {
  const second = after(start, start)
  expect(voiceInput(second, { type: 'end', run: 1 })).toBe(second)
  expect(voiceInput(second, final)).toBe(second)
})

test('a cancelled recognition brings nothing', () => {
  expect(after(start, final, { type: 'cancel' }, { type: 'end', run: 1 })).toMatchObject({
    phase: 'idle',
    heard: undefined,
  })
})

test.each([
  ['not-allowed', 'denied'],
  ['service-not-allowed', 'denied'],
  ['audio-capture', 'denied'],
  ['no-speech', 'silence'],
  ['aborted', 'busy'],
  ['network', 'failed'],
])('the browser says "%s", the person reads %s, also after the end, until the next try', (code, problem) => {
  const failed = after(start, { type: 'error', run: 1, code }, { type: 'end', run: 1 })
  expect(failed).toMatchObject({ phase: 'idle', problem, heard: undefined })
  expect(voiceInput(failed, start).problem).toBeUndefined()
})

test('a message that has been shown long enough goes, but not the message of a newer try', () => {
  const silent = after(start, { type: 'error', run: 1, code: 'no-speech' })
  expect(voiceInput(silent, { type: 'cleared', run: 1 }).problem).toBeUndefined()
  const again = voiceInput(voiceInput(silent, start), { type: 'error', run: 2, code: 'no-speech' })
  expect(voiceInput(again, { type: 'cleared', run: 1 }).problem).toBe('silence')
})

test('Chrome on an iPhone sends people to Safari; a browser without ears hides the microphone', () => {
  const chromeOnPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1'
  expect(voiceSupport(chromeOnPhone)).toBe('in-safari')
  expect(voiceSupport('Mozilla/5.0 Firefox/140.0')).toBe('no')
  vi.stubGlobal('webkitSpeechRecognition', class {})
  expect(voiceSupport('Mozilla/5.0 Chrome/140.0')).toBe('yes')
})
