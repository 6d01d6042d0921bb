import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'

/** A camera that is never there in jsdom: the browser's part is played here, ours is the real one. */
export function plugInCamera(refusal?: string) {
  const devices = new EventTarget()
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  const stream = { getTracks: () => [track] }
  let reason = refusal
  const getUserMedia = vi.fn(async () => {
    if (reason !== undefined) throw new DOMException('', reason)
    return stream
  })
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { mediaDevices: Object.assign(devices, { getUserMedia }) }),
  )
  const video = HTMLVideoElement.prototype
  vi.spyOn(video, 'videoWidth', 'get').mockReturnValue(1920)
  vi.spyOn(video, 'videoHeight', 'get').mockReturnValue(1080)
  vi.spyOn(video, 'pause').mockImplementation(() => {})
  const pen = { drawImage: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  )
  return {
    getUserMedia,
    track,
    /** Pulls the plug, and puts it back with `refuse(undefined)`. */
    refuse(next: string | undefined): void {
      reason = next
      devices.dispatchEvent(new Event('devicechange'))
    },
  }
}

/** The first picture of the camera arrives. */
export async function seePicture(): Promise<void> {
  fireEvent.playing(await screen.findByLabelText('You, as in a mirror'))
}
