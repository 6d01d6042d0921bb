import { useRolling } from './use-rolling.ts'

interface CountUpProps {
  value: number
  /** Where the first run starts. Without it the first value simply stands there. */
  from?: number
  format: (value: number) => string
}

/** A number that rolls to its value. The final width is kept from the start and screen readers hear only the end. */
export function CountUp({ value, from = value, format }: CountUpProps) {
  const { shown } = useRolling(value, from)
  return (
    <span className="tnum inline-grid">
      <span className="invisible col-start-1 row-start-1" aria-hidden>
        {format(value)}
      </span>
      <span className="col-start-1 row-start-1 text-end" aria-hidden>
        {format(shown)}
      </span>
      <span className="sr-only">{format(value)}</span>
    </span>
  )
}
