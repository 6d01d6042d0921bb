import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import { createSpeech } from './create-speech.ts'
import { espeakSpeech } from './espeak.ts'
import { secondsOf } from './wave.ts'

const voice = createSpeech({ path: process.env.PATH })
const program = 'espeak-ng'
const isInstalled = spawnSync(program, ['--version']).status === 0

test('a machine has a voice of its own exactly where espeak-ng is installed', () => {
  expect(voice?.name).toBe(isInstalled ? program : undefined)
})

test('without a folder that holds espeak-ng, and without a server, there is no voice', () => {
  expect(createSpeech({ path: '' })).toBeUndefined()
  expect(createSpeech({ path: '/nowhere' })).toBeUndefined()
  expect(createSpeech({})).toBeUndefined()
})

test('a configured voice server comes before espeak-ng', () => {
  const server = { baseUrl: 'http://127.0.0.1:9/v1', model: 'voice-1', voice: 'kitten' }
  expect(createSpeech({ server, path: process.env.PATH })?.name).toBe('voice-1/kitten')
})

test('a program that cannot speak leaves the reading to the browser', async () => {
  for (const command of ['/bin/false', '/bin/true', '/nowhere/espeak-ng'])
    await expect(espeakSpeech(command).speak({ text: 'Miau', language: 'en' })).rejects.toMatchObject({
      name: 'SpeechUnavailable',
    })
})

describe.runIf(isInstalled)('where espeak-ng is installed', () => {
  const speak = async (text: string, language: Language) => {
    if (!voice) throw new Error('no espeak-ng')
    return voice.speak({ text, language })
  }

  test.for<[Language, string]>([
    ['en', 'Fill your bottle at the Chill Garden, until midnight!'],
    ['es', 'Llena tu botella en el Chill Garden hasta medianoche.'],
    ['zh', '在 Chill Garden 接水吧，一直开到24:00！'],
    ['ja', 'こんにちは、レオンです。おみずはあちらです。'],
    ['ko', 'Chill Garden에서 물을 채워요. 20:30까지예요.'],
    ['fr', 'Remplis ta gourde au Chill Garden jusqu’à minuit.'],
    ['de', 'Füll deine Flasche am Chill Garden, bis Mitternacht.'],
  ])('a sentence in %s lasts a few seconds and is sound, not silence', async ([language, text]) => {
    const { audio, contentType } = await speak(text, language)
    expect(contentType).toBe('audio/wav')
    expect(audio.toString('latin1', 0, 4) + audio.toString('latin1', 8, 12)).toBe('RIFFWAVE')
    expect(audio.readUInt32LE(4)).toBe(audio.length - 8)
    expect(audio.readUInt32LE(40)).toBe(audio.length - 44)
    expect(secondsOf(audio)).toBeGreaterThan(1.2)
    expect(secondsOf(audio)).toBeLessThan(9)
    const loudest = Math.max(
      ...Array.from({ length: (audio.length - 44) >> 1 }, (_, at) => audio.readInt16LE(44 + at * 2)),
    )
    expect(loudest).toBeGreaterThan(5_000)
  })

  test('a longer text lasts longer', async () => {
    const [short, long] = await Promise.all([
      speak('Miau.', 'en'),
      speak('Miau, there you are at last.', 'en'),
    ])
    expect(secondsOf(long.audio)).toBeGreaterThan(secondsOf(short.audio) * 1.5)
  })

  test('the hour of a Chinese text is spoken, not skipped', async () => {
    const [without, digits] = await Promise.all([speak('演出开始', 'zh'), speak('演出20:30开始', 'zh')])
    expect(secondsOf(digits.audio)).toBeGreaterThan(secondsOf(without.audio) + 0.5)
  })

  test('Japanese with kanji is left to the browser, which knows the readings', async () => {
    for (const text of ['開演は八時です。', 'Pulse Stageへどうぞ', '20じからです'])
      await expect(speak(text, 'ja')).rejects.toMatchObject({ name: 'SpeechUnavailable' })
  })

  test('a text full of options, tags and shell words is only read aloud', async () => {
    const text = '-w /etc/x --version $(reboot) `id` <voice name="x"> & ; | "quotes"'
    for (const language of ['en', 'zh'] as const)
      expect(secondsOf((await speak(text, language)).audio)).toBeGreaterThan(1)
  })
})
