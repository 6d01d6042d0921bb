import { useEffect, useState } from 'react'
import { forget, remember } from '../platform/remembered.ts'
import { useRemembered } from '../platform/use-remembered.ts'
import { possibleReaders, type ReaderKind } from '../stations/reader-kinds.ts'
import type { StationText } from '../stations/texts.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'

/** What reads the bands at this station, where its browser has a choice. A reader that types is always heard. */
export function ReaderChoice({ text }: { text: StationText }) {
  const [kinds, setKinds] = useState<ReaderKind[]>([])
  const kind = useRemembered('reader')
  useEffect(() => {
    void possibleReaders().then(setKinds)
  }, [])
  if (kinds.length < 2) return null
  return (
    <SegmentedControl
      label={text('reader.kind')}
      value={kinds.find((one) => one === kind) ?? 'keyboard'}
      options={kinds.map((value) => ({ value, label: text(`reader.${value}`) }))}
      onChange={(chosen) => (chosen === 'keyboard' ? forget('reader') : remember('reader', chosen))}
    />
  )
}
