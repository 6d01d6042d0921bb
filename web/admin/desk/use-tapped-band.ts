import { useEffect, useEffectEvent, useState } from 'react'
import { TagId } from '../../../contract/wristbands.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useBand } from '../use-band.ts'

/** The band that was tapped at the desk: whose it is, or that it is free and waits for somebody. */
export function useTappedBand(onFound: () => void) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  // A tag is never written into the address: it would stay in the history of the browser.
  const [tag, setTag] = useState<string>()
  // Whoever typed on while the band was looked up wants what they typed.
  const [isTypedOver, setTypedOver] = useState(false)
  const owner = useBand(tag)
  const wearer = tag === undefined ? undefined : (owner.data?.attendee ?? undefined)
  const isFree = tag !== undefined && owner.data?.attendee === null
  const found = useEffectEvent(() => {
    if (isTypedOver) setTag(undefined)
    else onFound()
  })
  const wearerId = wearer?.id
  useEffect(() => {
    if (wearerId !== undefined) found()
  }, [wearerId])
  const failed = useEffectEvent(() => {
    setTag(undefined)
    adminToast.failure(owner.error, 'admin.loadFailed')
  })
  useEffect(() => {
    if (owner.isError) failed()
  }, [owner.isError])
  return {
    tag,
    wearer,
    isFree,
    /** The band of the wearer was reported lost. */
    isBlocked: wearer !== undefined && owner.data?.isBlocked === true,
    isLookedUp: tag !== undefined && owner.data === undefined,
    scan(code: string) {
      const parsed = TagId.safeParse(code)
      setTypedOver(false)
      setTag(parsed.data)
      if (!parsed.success) adminToast.error(say('desk.tagInvalid'))
    },
    typed() {
      if (wearer) setTag(undefined)
      setTypedOver(true)
    },
    forget: () => setTag(undefined),
  }
}
