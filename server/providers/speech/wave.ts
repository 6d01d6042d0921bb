import { SpeechUnavailable } from './port.ts'

const HEAD = 44

/**
 * A WAV whose head tells its true length. A program that writes to a pipe cannot know it beforehand and writes a huge
 * number, from which browsers would conclude that the sound lasts for hours.
 */
export function closedWave(wave: Buffer): Buffer {
  const isWave = wave.toString('latin1', 0, 4) === 'RIFF' && wave.toString('latin1', 36, 40) === 'data'
  if (!isWave || wave.length <= HEAD) throw new SpeechUnavailable('nothing was said')
  wave.writeUInt32LE(wave.length - 8, 4)
  wave.writeUInt32LE(wave.length - HEAD, 40)
  return wave
}

/** Seconds that a WAV lasts, by its own head. */
export function secondsOf(wave: Buffer): number {
  return wave.readUInt32LE(40) / wave.readUInt32LE(28)
}
