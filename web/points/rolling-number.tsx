import { useRolling } from '../ui/use-rolling.ts'

/** A total that rolls to its new value when it changes, and simply stands there at first. */
export function RollingNumber({ value, format }: { value: number; format: (value: number) => string }) {
  const { shown } = useRolling(value)
  return <span className="tnum">{format(shown)}</span>
}
