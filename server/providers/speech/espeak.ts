import { spawn } from 'node:child_process'
import type { Language } from '../../../contract/languages.ts'
import { forMandarin } from './for-mandarin.ts'
import { type Saying, type Speech, SpeechUnavailable, type Spoken } from './port.ts'
import { closedWave } from './wave.ts'

/**
 * The voices of espeak-ng with its brightest variant. Mandarin by pinyin, since the plain Mandarin voice reads tone
 * marks as English numbers.
 */
const voices: Record<Language, string> = {
  en: 'en-us+f5',
  es: 'es-419+f5',
  zh: 'cmn-latn-pinyin+f5',
  ja: 'ja+f5',
  ko: 'ko+f5',
  fr: 'fr-fr+f5',
  de: 'de+f5',
}

/** A kitten: around 255 Hz in English, where the plain voice has 100. */
const PITCH = '75'

/** Words a minute; espeak-ng's own 175 swallows the endings at this pitch. */
const SPEED = '165'

/** 1,200 characters take it 0.15 s. */
const TIMEOUT_MS = 5_000

/** Bytes; 1,200 characters are some 70 seconds and 3 MiB. */
const LARGEST_SPEECH = 8 * 1024 * 1024

/** What espeak-ng cannot read in Japanese: kanji it has no readings for, digits and Latin names it spells wrongly. */
const UNREADABLE_JAPANESE = /[\p{Script=Han}\p{Script=Latin}\p{N}]/u

/** espeak-ng of this machine: a robot kitten that needs no network. */
export function espeakSpeech(command: string): Speech {
  return { name: 'espeak-ng', speak: (saying) => speak(command, saying) }
}

async function speak(command: string, { text, language }: Saying): Promise<Spoken> {
  if (language === 'ja' && UNREADABLE_JAPANESE.test(text.normalize('NFKC')))
    throw new SpeechUnavailable('espeak-ng reads no kanji, digits or Latin names in Japanese')
  const wave = await run(
    command,
    voices[language],
    language === 'zh' ? forMandarin(text) : text,
    language === 'zh',
  )
  return { audio: closedWave(wave), contentType: 'audio/wav' }
}

/** No shell, and the text by standard input: nothing in it can become a command or an option. */
function run(command: string, voice: string, text: string, isMarkedUp: boolean): Promise<Buffer> {
  const options = ['-v', voice, '-p', PITCH, '-s', SPEED, '-b', '1', ...(isMarkedUp ? ['-m'] : [])]
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...options, '--stdin', '--stdout'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    const fail = (cause: unknown) => reject(new SpeechUnavailable('espeak-ng did not speak', { cause }))
    const pieces: Buffer[] = []
    let size = 0
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length
      if (size > LARGEST_SPEECH) child.kill('SIGKILL')
      else pieces.push(piece)
    })
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? resolve(Buffer.concat(pieces)) : fail(`ended with ${code}`)))
    // A voice that is gone before it has read everything says so when it closes.
    child.stdin.on('error', () => undefined)
    child.stdin.end(text)
  })
}
