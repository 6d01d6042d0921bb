/** A wave file with a hundredth of a second of nothing in it, to wake an <audio> element inside a tap. */
export function momentOfSilence(): Blob {
  const samples = 80
  const bytes = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, word: string) => {
    for (const [index, letter] of [...word].entries()) bytes.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  bytes.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, 8_000, true)
  bytes.setUint32(28, 8_000, true)
  bytes.setUint16(32, 1, true)
  bytes.setUint16(34, 8, true)
  write(36, 'data')
  bytes.setUint32(40, samples, true)
  // In eight bits the middle, not zero, is silence.
  for (let at = 44; at < bytes.byteLength; at += 1) bytes.setUint8(at, 128)
  return new Blob([bytes.buffer], { type: 'audio/wav' })
}
