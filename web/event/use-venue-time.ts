import { useEvent } from './use-event.ts'

/** What the venue's clock showed at a real moment, as taps have them: a demo lives in the days of its festival. */
export function useVenueTime(): (real: Date) => Date {
  const { clockAheadMs = 0 } = useEvent()
  return (real) => new Date(real.getTime() + clockAheadMs)
}
