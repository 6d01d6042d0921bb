import { KioskCheckIn } from './kiosk-check-in.tsx'
import { KioskReset, type KioskResetProps } from './kiosk-reset.tsx'

/** What makes a shared device a kiosk; a phone never downloads it. */
export function Kiosk(props: KioskResetProps) {
  return (
    <>
      <KioskReset {...props} />
      <KioskCheckIn />
    </>
  )
}
