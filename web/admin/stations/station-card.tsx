import { useEffect, useRef } from 'react'
import type { AdminStation, Light } from '../../../contract/admin-stations.ts'
import { endonyms } from '../../../contract/languages.ts'
import { Badge } from '../../ui/badge.tsx'
import { cardClass } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { GraduationCap, MapPin } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { CardActions } from './card-actions.tsx'
import { StationFacts } from './station-facts.tsx'
import { StationLight } from './station-light.tsx'
import { StationTroubles } from './station-troubles.tsx'

const tones = { red: 'danger', amber: 'warning', green: 'calm' } as const satisfies Record<Light, string>

interface StationCardProps {
  station: AdminStation
  aheadMs: number
  /** Without it the card is there to be read. */
  onEdit?: (() => void) | undefined
  /** The card that an address or a pairing leads to. */
  isSought?: boolean
}

/** One station: how it does, what to do about it, and what can be asked of it. */
export function StationCard({ station, aheadMs, onEdit, isSought = false }: StationCardProps) {
  const card = useRef<HTMLElement>(null)
  const { id, name, light } = station
  useEffect(() => {
    if (isSought) card.current?.scrollIntoView({ block: 'center' })
  }, [isSought])
  return (
    <article
      ref={card}
      data-row
      tabIndex={-1}
      aria-labelledby={`station-${id}`}
      className={classNames(
        cardClass({ tone: tones[light] }),
        'flex flex-col gap-4',
        isSought && 'outline-3 outline-offset-2 outline-accent',
      )}
    >
      <header className="grid gap-2">
        <Lights station={station} />
        <h3 id={`station-${id}`} className="text-lg break-words">
          {name}
        </h3>
        <Where station={station} />
      </header>
      <StationTroubles station={station} />
      <StationFacts {...{ station, aheadMs }} />
      {onEdit && <CardActions station={station} onEdit={onEdit} />}
    </article>
  )
}

function Lights({ station: { light, isTraining } }: Pick<StationCardProps, 'station'>) {
  const say = useAdminText()
  return (
    <p className="flex flex-wrap gap-2">
      <StationLight light={light} />
      {isTraining && (
        <Badge tone="brand" icon={<GraduationCap aria-hidden />}>
          {say('stations.training.on')}
        </Badge>
      )}
    </p>
  )
}

function Where({ station }: Pick<StationCardProps, 'station'>) {
  const say = useAdminText()
  const { installationName, surface, language } = station
  return (
    <p className="flex items-start gap-1.5 text-sm text-mid">
      <MapPin aria-hidden className="mt-0.5 size-4 text-low" />
      <span>
        {installationName}
        <span className="text-low">
          {` · ${say(`stations.surface.${surface}`)} · `}
          <span lang={language}>{endonyms[language]}</span>
        </span>
      </span>
    </p>
  )
}
