/** Why there is no picture: refused by somebody, none there, taken by another program, pulled out, or a browser without. */
export type CameraTrouble = 'denied' | 'missing' | 'busy' | 'lost' | 'unsupported'

/** What a booth asks for (specification section 9): the front camera, as large as it can, and never a microphone. */
const wish: MediaStreamConstraints = {
  audio: false,
  video: { width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: 'user' },
}

/** Opens the front camera; rejects with whatever the browser says, or with a NotSupportedError where it has none. */
export async function openCamera(): Promise<MediaStream> {
  // On plain http a browser has no `mediaDevices` at all.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (devices?.getUserMedia === undefined) throw new DOMException('No camera here', 'NotSupportedError')
  return devices.getUserMedia(wish)
}

/** Lets go of a camera: its lamp goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** What the browser's refusal means to the person in front of it. */
export function troubleOf(cause: unknown): CameraTrouble {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'NotSupportedError':
      return 'unsupported'
    default:
      // NotReadableError and AbortError: there is a camera, and something keeps it from us.
      return 'busy'
  }
}
