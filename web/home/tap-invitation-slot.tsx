import { Suspense } from 'react'
import { useEvent } from '../event/use-event.ts'
import { useStation } from '../platform/station.ts'
import { isKiosk } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { part } from '../ui/part.ts'

const TapInvitation = part(async () => {
  const { TapInvitation, loadKioskTexts } = await import('./tap-invitation.tsx')
  await loadKioskTexts()
  return TapInvitation
})

/** Downloads the invitation ahead: one that comes late would move what stands below it from under a finger. */
export const fetchTapInvitation = TapInvitation.fetchAhead

/** A kiosk that hears bands says so: a station, and in a demo every kiosk. */
export function TapInvitationSlot() {
  const { mode } = useEvent()
  const isStation = useStation() !== undefined
  if (!isKiosk(useSurface()) || (mode === 'live' && !isStation)) return null
  return (
    <Suspense>
      <TapInvitation />
    </Suspense>
  )
}
