import type { CameraTrouble } from './camera.ts'

/** How the camera did when it was opened last: it gave a picture, somebody refused it, or it is not there. */
export type CameraHealth = 'ok' | 'off' | 'denied'

let health: CameraHealth | undefined
const listeners = new Set<() => void>()

/** The camera of this device gave a picture, or did not. */
export function noteCamera(trouble?: CameraTrouble): void {
  const next = trouble === undefined ? 'ok' : trouble === 'denied' ? 'denied' : 'off'
  if (next === health) return
  health = next
  for (const listener of listeners) listener()
}

/** How the camera did last; undefined on a page that has not opened it. */
export function cameraHealth(): CameraHealth | undefined {
  return health
}

/** Calls back when the camera begins to do better or worse; returns how to stop. */
export function onCameraHealth(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
