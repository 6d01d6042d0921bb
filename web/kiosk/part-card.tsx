import type { ReactNode } from 'react'
import type { StationText } from '../stations/texts.ts'
import { cardClass } from '../ui/card.tsx'
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from '../ui/icons.ts'
import type { Finding, PartLight } from './findings.ts'

const signs = {
  green: { Icon: CircleCheck, color: 'text-success', tone: 'calm' },
  amber: { Icon: TriangleAlert, color: 'text-warning', tone: 'warning' },
  red: { Icon: CircleAlert, color: 'text-danger', tone: 'danger' },
  open: { Icon: CircleHelp, color: 'text-low', tone: 'calm' },
} as const satisfies Record<PartLight, unknown>

interface PartCardProps {
  text: StationText
  title: string
  finding: Finding
  /** What is seen beside the words, such as a picture of the camera. */
  picture?: ReactNode
  /** Figures for whoever knows them. */
  note?: string
  /** What can be tried. */
  children?: ReactNode
}

/** A part of the device: its light by sign, word and colour, and what to do. */
export function PartCard({ text, title, finding, picture, note, children }: PartCardProps) {
  const { Icon, color, tone } = signs[finding.light]
  return (
    <li className={`${cardClass({ tone })} flex! items-start gap-4 kiosk:py-4`}>
      <Icon aria-hidden className={`mt-0.5 size-8 shrink-0 ${color}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
        <div className="grid min-w-[min(60%,16rem)] flex-1 gap-1">
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg font-bold">
            {title}
            <span className={`text-sm font-semibold ${color}`}>{text(`light.${finding.light}`)}</span>
          </h2>
          <p role="status" className="text-mid">
            {text(finding.text, finding.values)}
          </p>
          {note && <p className="tnum text-sm text-low">{note}</p>}
        </div>
        {children}
      </div>
      {picture}
    </li>
  )
}
