import { useEffect } from 'react'

/** Keeps the screen of a kiosk or a wall awake; the lock is taken again whenever the page comes back. */
export function useWakeLock(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function take(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      // A browser may refuse, on low battery for one: the screen then sleeps, nothing else happens.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await taken?.release()
      else lock = taken
    }
    const handleVisibility = () => void take()
    handleVisibility()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release()
    }
  }, [isEnabled])
}
