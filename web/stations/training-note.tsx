import { TriangleAlert } from '../ui/icons.ts'
import { useStationText } from './texts.ts'

/** Beside the answer to a tap at a station in training: this is how it would have been. */
export function TrainingNote() {
  const text = useStationText()
  return (
    <p className="flex min-h-[1.5em] items-center gap-2 font-semibold">
      <TriangleAlert aria-hidden className="size-[1.1em] shrink-0" />
      {text?.('training.tap')}
    </p>
  )
}
