const SAMPLES_PER_SECOND = 8_000

/** A WAV of silence, a tenth of a second unless asked otherwise. */
export function aShortWave(seconds = 0.1): Buffer {
  const samples = Buffer.alloc(Math.round(SAMPLES_PER_SECOND * seconds) * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  head.writeUInt32LE(SAMPLES_PER_SECOND * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
