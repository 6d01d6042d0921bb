import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type CameraTrouble, closeCamera, openCamera, troubleOf } from './camera.ts'
import { noteCamera } from './camera-health.ts'
import { logWarning } from './log.ts'

/** The camera as a screen sees it. */
export type Camera =
  | { kind: 'closed' }
  | { kind: 'opening' }
  | { kind: 'open'; stream: MediaStream }
  | { kind: 'trouble'; trouble: CameraTrouble }

// A camera that another program has just left, or that was plugged back in, does not always say so.
const RETRY_MS = 3_000

/**
 * The camera, for as long as a screen wants it and somebody looks at the page. It comes back by itself when it is
 * plugged in again, freed or allowed; `retry` asks at once.
 */
export function useCamera(isWanted: boolean): { camera: Camera; retry(): void } {
  const isVisible = usePageVisible()
  const [camera, setCamera] = useState<Camera>({ kind: 'closed' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  const isRunning = isWanted && isVisible

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same request once more.
  useEffect(() => {
    if (!isRunning) return
    let stream: MediaStream | undefined
    let isOver = false
    // The reason stays on the screen while the camera is tried again.
    setCamera((last) => (last.kind === 'trouble' ? last : { kind: 'opening' }))
    async function open(): Promise<void> {
      try {
        const opened = await openCamera()
        if (isOver) return closeCamera(opened)
        stream = opened
        for (const track of opened.getTracks()) track.addEventListener('ended', handleLoss)
        noteCamera()
        setCamera({ kind: 'open', stream: opened })
      } catch (cause) {
        if (isOver) return
        logWarning('The camera did not open', cause)
        noteCamera(troubleOf(cause))
        setCamera((last) => ({ kind: 'trouble', trouble: stillLost(last, troubleOf(cause)) }))
      }
    }
    function handleLoss(): void {
      noteCamera('lost')
      setCamera({ kind: 'trouble', trouble: 'lost' })
    }
    void open()
    return () => {
      isOver = true
      if (stream) closeCamera(stream)
      setCamera((last) => (last.kind === 'trouble' ? last : { kind: 'closed' }))
    }
  }, [isRunning, attempt])

  useEffect(() => {
    if (!isWanted) setCamera({ kind: 'closed' })
  }, [isWanted])

  useRecovery(isRunning && camera.kind === 'trouble' ? camera.trouble : undefined, retry)
  return { camera, retry }
}

// A camera that was pulled out is gone until it is back, whatever the browser calls it in between.
function stillLost(last: Camera, trouble: CameraTrouble): CameraTrouble {
  return last.kind === 'trouble' && last.trouble === 'lost' && trouble === 'missing' ? 'lost' : trouble
}

/** Tries again whenever something about the camera may have changed. */
function useRecovery(trouble: CameraTrouble | undefined, retry: () => void): void {
  useEffect(() => {
    if (trouble === undefined || trouble === 'unsupported') return
    const devices: MediaDevices | undefined = navigator.mediaDevices
    devices?.addEventListener?.('devicechange', retry)
    const stopWatching = whenAllowed(retry)
    // Asking again and again for what was refused would be a nuisance.
    const timer = trouble === 'denied' ? undefined : setInterval(retry, RETRY_MS)
    return () => {
      devices?.removeEventListener?.('devicechange', retry)
      stopWatching()
      clearInterval(timer)
    }
  }, [trouble, retry])
}

function whenAllowed(onAllowed: () => void): () => void {
  let permission: PermissionStatus | undefined
  let isOver = false
  const handleChange = () => permission?.state === 'granted' && onAllowed()
  // Not every browser knows this permission by its name; there the button remains.
  void navigator.permissions
    ?.query({ name: 'camera' })
    .then((found) => {
      if (isOver) return
      permission = found
      found.addEventListener('change', handleChange)
    })
    .catch(() => undefined)
  return () => {
    isOver = true
    permission?.removeEventListener('change', handleChange)
  }
}

/** Whether this page is the one that is looked at. */
function usePageVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible')
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
