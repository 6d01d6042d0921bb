import { expect, test } from 'vitest'
import { type Saying, type Speech, SpeechUnavailable } from './port.ts'
import { rememberedSpeech } from './remembered-speech.ts'

/** A voice that counts what it says, takes a moment for it and can lose itself. */
function aVoice() {
  const said: string[] = []
  const state = { isHoarse: false, atOnce: 0, mostAtOnce: 0 }
  const speech: Speech = {
    name: 'counting',
    async speak({ text, language }: Saying) {
      said.push(`${language}:${text}`)
      state.atOnce += 1
      state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
      await new Promise((resolve) => setTimeout(resolve, 5))
      state.atOnce -= 1
      if (state.isHoarse) throw new SpeechUnavailable('hoarse')
      return { audio: Buffer.alloc(1_000), contentType: 'audio/wav' }
    },
  }
  return { speech, said, state }
}

const en = (text: string) => ({ text, language: 'en' }) as const

test('the same sentence is said once, for people at the same time and later on', async () => {
  const { speech, said } = aVoice()
  const voice = rememberedSpeech(speech)
  await Promise.all([voice.speak(en('Miau')), voice.speak(en('Miau')), voice.speak(en('Miau'))])
  await voice.speak(en('Miau'))
  await voice.speak({ text: 'Miau', language: 'de' })
  expect(said).toEqual(['en:Miau', 'de:Miau'])
})

test('what nobody has asked for the longest is forgotten first', async () => {
  const { speech, said } = aVoice()
  const voice = rememberedSpeech(speech, { maxBytes: 2_500 })
  for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) await voice.speak(en(text))
  expect(said).toEqual(['en:one', 'en:two', 'en:three', 'en:two'])
})

test('two sentences are said at once, the others wait, and too many are turned away', async () => {
  const { speech, said, state } = aVoice()
  const voice = rememberedSpeech(speech, { maxWaiting: 3 })
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => voice.speak(en(`number ${at}`))),
  )
  expect(state.mostAtOnce).toBe(2)
  expect(said).toHaveLength(5)
  expect(asked.filter((one) => one.status === 'rejected')).toHaveLength(3)
  await voice.speak(en('afterwards'))
  expect(said).toHaveLength(6)
})

test('a voice that failed is asked again the next time', async () => {
  const { speech, said, state } = aVoice()
  const voice = rememberedSpeech(speech)
  state.isHoarse = true
  for (let time = 0; time < 3; time += 1) await expect(voice.speak(en('Miau'))).rejects.toThrow('hoarse')
  state.isHoarse = false
  await voice.speak(en('Miau'))
  expect(said).toHaveLength(4)
})
