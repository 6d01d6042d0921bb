import { type Saying, type Speech, SpeechUnavailable, type Spoken } from './port.ts'

/** Where a voice speaks. */
export interface OpenAiCompatibleSpeech {
  /** Address up to and including the version, such as `https://voices.example/v1`. */
  baseUrl: string
  apiKey?: string | undefined
  model: string
  voice: string
  timeoutMs?: number | undefined
}

/** The browser waits two seconds and then reads aloud itself; what comes later is there for the next listener. */
const USUAL_TIMEOUT_MS = 8_000

/** Bytes; 1,200 characters as MP3 stay below 2 MiB. */
const LARGEST_SPEECH = 4 * 1024 * 1024

/** A voice on any server that speaks the OpenAI protocol, a local one included. */
export function openAiCompatibleSpeech(options: OpenAiCompatibleSpeech): Speech {
  return { name: `${options.model}/${options.voice}`, speak: (saying) => speak(options, saying) }
}

async function speak(options: OpenAiCompatibleSpeech, { text }: Saying): Promise<Spoken> {
  const { baseUrl, apiKey, model, voice, timeoutMs = USUAL_TIMEOUT_MS } = options
  try {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, voice, input: text, response_format: 'mp3' }),
      // Elsewhere the key would reach a stranger.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new SpeechUnavailable(`the voice server answered ${response.status}`, { isFree: true })
    }
    const audio = await readAll(response)
    return { audio, contentType: typeOf(audio) }
  } catch (problem) {
    if (problem instanceof SpeechUnavailable) throw problem
    throw new SpeechUnavailable('the voice server did not speak', { cause: problem })
  }
}

async function readAll(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    if (size > LARGEST_SPEECH) throw new SpeechUnavailable('the voice server does not stop speaking')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Servers call their sound all sorts of names; its first bytes tell the truth, and keep web pages out. */
function typeOf(audio: Buffer): Spoken['contentType'] {
  const head = audio.subarray(0, 12).toString('latin1')
  if (/^RIFF....WAVE$/s.test(head)) return 'audio/wav'
  if (head.startsWith('ID3') || (audio[0] === 0xff && ((audio[1] ?? 0) & 0xe0) === 0xe0)) return 'audio/mpeg'
  throw new SpeechUnavailable('what the voice server sent is neither MP3 nor WAV')
}
