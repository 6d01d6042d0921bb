import { expect, test } from 'vitest'
import { type Behaviour, openAiTwin } from '../../../test/offline-twins/openai-server.ts'
import { aShortWave } from '../../../test/offline-twins/short-wave.ts'
import { openAiCompatibleSpeech } from './openai-compatible.ts'

const saying = { text: 'Miau! Water is at the Chill Garden.', language: 'en' } as const
const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(200)])

async function speakTo(behaviour: Behaviour) {
  const twin = await openAiTwin(behaviour)
  const options = {
    baseUrl: twin.baseUrl,
    apiKey: 'secret-key',
    model: 'voice-1',
    voice: 'kitten',
    timeoutMs: 300,
  }
  return { twin, spoken: openAiCompatibleSpeech(options).speak(saying) }
}

test('a voice server is asked for the voice, with our key, and its sound is handed on', async () => {
  const { twin, spoken } = await speakTo({ voice: mp3, contentType: 'audio/mpeg' })
  expect(await spoken).toEqual({ audio: mp3, contentType: 'audio/mpeg' })
  expect(twin.requests).toEqual([
    {
      path: '/v1/audio/speech',
      authorization: 'Bearer secret-key',
      body: { model: 'voice-1', voice: 'kitten', input: saying.text, response_format: 'mp3' },
    },
  ])
})

test('a server that sends WAV under another name is understood', async () => {
  const { spoken } = await speakTo({ voice: aShortWave(), contentType: 'application/octet-stream' })
  expect((await spoken).contentType).toBe('audio/wav')
})

test.for<[string, Behaviour]>([
  ['breaks', { status: 500 }],
  ['is busy', { status: 429 }],
  ['hangs', { hangs: true }],
  ['is too slow', { voice: mp3, contentType: 'audio/mpeg', afterMs: 900 }],
  ['sends a web page', { voice: Buffer.from('<html>hello</html>'), contentType: 'audio/mpeg' }],
  ['sends nothing', { voice: Buffer.alloc(0), contentType: 'audio/mpeg' }],
  ['never stops speaking', { voice: Buffer.alloc(5_000_000, 0xff), contentType: 'audio/mpeg' }],
  ['sends us elsewhere', { redirectsTo: 'http://127.0.0.1:9/v1/audio/speech' }],
])('a voice server that %s leaves the reading to the browser', async ([, behaviour]) => {
  const { spoken } = await speakTo(behaviour)
  await expect(spoken).rejects.toMatchObject({ name: 'SpeechUnavailable' })
})
