import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserVoice } from './speech-from-browser.ts'
import { createServerVoice } from './speech-from-server.ts'
import { createSpeechPlayer, type SpeechPlayer } from './speech-player.ts'
import { type LocalServer, startLocalServer } from './speech-test-server.ts'

interface Spoken {
  text: string
  rate: number
  pitch: number
  volume: number
  lang: string
  onstart?: () => void
  onend?: () => void
  onerror?: () => void
}

const reading = { id: 'fortune', text: 'The lights wait. Go north.', language: 'en' as const }

let said: Spoken[]
let answer: { status: number; delayMs: number }
let server: LocalServer

/** An <audio> element as browsers have it; jsdom has one that cannot play. */
function audioThat(plays: 'plays' | 'is blocked' | 'stands still'): HTMLAudioElement {
  const audio = new Audio()
  let position = 0
  Object.defineProperty(audio, 'currentTime', { get: () => position })
  audio.play = async () => {
    if (plays === 'is blocked') throw new DOMException('play() needs a gesture', 'NotAllowedError')
    if (plays === 'plays') position = 0.2
  }
  audio.pause = () => {}
  return audio
}

function playerWith(audio: HTMLAudioElement): SpeechPlayer {
  return createSpeechPlayer(createServerVoice(audio), createBrowserVoice())
}

beforeEach(async () => {
  said = []
  answer = { status: 200, delayMs: 0 }
  server = await startLocalServer((_asked, response) => {
    const headers = { 'content-type': answer.status === 200 ? 'audio/wav' : 'application/json' }
    setTimeout(() => response.writeHead(answer.status, headers).end('{}'), answer.delayMs)
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => {} }))
  vi.stubGlobal('SpeechSynthesisUtterance', function utterance(this: Spoken, text: string) {
    this.text = text
  })
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => {},
    speak: (utterance: Spoken) => void said.push(utterance),
  })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

test("the server's voice is asked first, softly, and is heard", async () => {
  const audio = audioThat('plays')
  const player = playerWith(audio)
  player.listen(reading)
  expect(player.state().phase).toBe('loading')
  await waitFor(() => expect(player.state().phase).toBe('speaking'))
  expect(server.asked[0]?.body).toEqual({ text: reading.text, language: 'en' })
  expect(audio.volume).toBe(0.65)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(player.state()).toMatchObject({ phase: 'speaking', voice: 'server' })
  audio.dispatchEvent(new Event('ended'))
  expect(player.state().phase).toBe('stopped')
  expect(said).toEqual([])
})

test('a server without a voice is asked once; from then on the browser speaks, as a kitten would', async () => {
  answer.status = 503
  const player = playerWith(audioThat('plays'))
  player.listen(reading)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatchObject({
    text: 'The lights wait. ',
    rate: 1.15,
    pitch: 1.25,
    volume: 0.65,
    lang: 'en-US',
  })
  player.listen({ ...reading, id: 'again' })
  expect(said).toHaveLength(2)
  expect(server.asked).toHaveLength(1)
})

test.each(['is blocked', 'stands still'] as const)(
  'a player that %s hands over to the browser',
  async (plays) => {
    const player = playerWith(audioThat(plays))
    player.listen(reading)
    await waitFor(() => expect(said).toHaveLength(1))
    expect(player.state().voice).toBe('browser')
  },
)

test('a server that takes more than two seconds has lost its turn', async () => {
  answer.delayMs = 6_000
  const player = playerWith(audioThat('plays'))
  const start = performance.now()
  player.listen(reading)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(performance.now() - start).toBeGreaterThan(1_950)
  expect(server.asked).toHaveLength(1)
})

test('the browser speaks sentence by sentence, and a pause is resumed where it was', async () => {
  answer.status = 503
  const player = playerWith(audioThat('plays'))
  player.listen(reading)
  await waitFor(() => expect(said).toHaveLength(1))
  said[0]?.onstart?.()
  expect(player.state().phase).toBe('speaking')
  expect(player.utterance()).toMatchObject({ sentence: 'The lights wait. ' })
  said[0]?.onend?.()
  expect([said[1]?.text, player.state().sentence]).toEqual(['Go north.', 1])
  said[1]?.onstart?.()
  player.pause()
  said[1]?.onend?.()
  expect(player.state().phase).toBe('paused')
  player.resume()
  expect(said[2]?.text).toBe('Go north.')
  said[2]?.onend?.()
  expect(player.state().phase).toBe('stopped')
})

test('who stops before the voice arrives hears nothing, and the server keeps its turn', async () => {
  answer.delayMs = 100
  const player = playerWith(audioThat('plays'))
  player.listen(reading)
  player.stop()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(player.state()).toMatchObject({ phase: 'stopped', voice: 'server' })
  expect(said).toEqual([])
})

test('a device without any voice says so', async () => {
  answer.status = 503
  vi.stubGlobal('speechSynthesis', undefined)
  const player = playerWith(audioThat('plays'))
  player.listen(reading)
  await waitFor(() => expect(player.state()).toMatchObject({ phase: 'stopped', isMute: true }))
})
