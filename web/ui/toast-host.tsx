import { Suspense, useState, useSyncExternalStore } from 'react'
import { part } from './part.ts'
import { subscribeToToast, visibleToast } from './toast.ts'

const Toaster = part(async () => (await import('./toaster.tsx')).Toaster)

/** Downloads the machinery of toasts before there is one, as one may be needed to say that the network is away. */
export const fetchToasts = Toaster.fetchAhead

interface ToastHostProps {
  /** Said before each toast: "Notification". */
  label: string
  /** Names the region; `{hotkey}` becomes F8. */
  regionLabel: string
  closeLabel: string
}

/** The one place of toasts. Its machinery is loaded with the first toast, so the first paint does not pay for it. */
export function ToastHost(props: ToastHostProps) {
  const shown = useSyncExternalStore(subscribeToToast, visibleToast, () => undefined)
  const isNeeded = useEverTrue(shown !== undefined)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toaster shown={shown} {...props} />
    </Suspense>
  )
}

function useEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return isTrue || wasTrue
}
