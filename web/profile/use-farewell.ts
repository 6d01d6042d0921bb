import { useEffect, useEffectEvent, useRef } from 'react'
import { keep } from '../platform/keepsake.ts'
import { usePrivacyText } from '../stations/privacy-texts.ts'
import { PROFILE_KEPT } from './own-session.ts'
import { useLeave } from './use-leave.ts'
import type { ProfileView } from './use-profile.ts'

/** When the festival has erased this phone's owner, the phone forgets them as well, and says so if it was waited for. */
export function useFarewell(view: ProfileView): void {
  const text = usePrivacyText()
  const leave = useLeave()
  const isAwaited = useRef(false)
  const isGone = view.kind === 'signed-out' && !view.isOtherPhone
  const isAsked = view.kind === 'found' && (view.profile.erasure ?? null) !== null
  const isFound = view.kind === 'found'
  useEffect(() => {
    if (isFound) isAwaited.current = isAsked
  }, [isFound, isAsked])
  useEffect(() => {
    if (isGone) keep(PROFILE_KEPT, null)
  }, [isGone])
  const sayGoodbye = useEffectEvent((goodbye: string) => {
    if (!isAwaited.current) return
    isAwaited.current = false
    leave(goodbye)
  })
  useEffect(() => {
    // Its words may come later than the answer that the person is gone.
    if (isGone && text) sayGoodbye(text('delete.done'))
  }, [isGone, text])
}
