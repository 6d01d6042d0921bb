import { useState } from 'react'
import type { ListedEntry } from '../../../contract/admin-knowledge.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  CalendarDays,
  CircleHelp,
  Clock,
  MapPin,
  Pencil,
  RotateCcw,
  Sparkles,
  Trash2,
} from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { MissingTranslations, UnderstoodWords } from './understood-words.tsx'
import { useRestoreEntries } from './use-entries.ts'

interface EntryCardProps {
  entry: ListedEntry
  isChosen: boolean
  onChoose: (isChosen: boolean, isRange: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

const looks = {
  activation: { icon: Sparkles, tone: 'brand' },
  general: { icon: CircleHelp, tone: 'neutral' },
  schedule: { icon: CalendarDays, tone: 'warning' },
  venue: { icon: MapPin, tone: 'success' },
} as const

export function EntryCard({ entry, isChosen, onChoose, onEdit, onDelete }: EntryCardProps) {
  const say = useAdminText()
  const { title } = entry
  return (
    <li
      data-row
      tabIndex={-1}
      className={classNames(
        'flex items-start gap-3 rounded-card border bg-surface px-4 py-3',
        isChosen ? 'border-accent' : 'border-line/60',
      )}
    >
      {entry.is_active && (
        <Checkbox
          label={say('knowledge.select', { title })}
          isLabelHidden
          data-do="select"
          checked={isChosen}
          onChange={onChoose}
        />
      )}
      <EntryWords entry={entry} />
      {entry.is_active ? (
        <div className="flex shrink-0 max-sm:flex-col">
          <Button
            variant="ghost"
            isIconOnly
            data-do="edit"
            aria-label={say('knowledge.edit', { title })}
            onClick={onEdit}
          >
            <Pencil aria-hidden className="size-4.5" />
          </Button>
          <Button
            variant="ghost"
            isIconOnly
            data-do="delete"
            aria-label={say('knowledge.delete', { title })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </Button>
        </div>
      ) : (
        <RestoreButton id={entry.id} />
      )}
    </li>
  )
}

function RestoreButton({ id }: { id: string }) {
  const say = useAdminText()
  const restore = useRestoreEntries()
  return (
    <Button size="sm" isPending={restore.isPending} onClick={() => restore.mutate([id])}>
      <RotateCcw aria-hidden className="size-4" />
      {say('knowledge.restore')}
    </Button>
  )
}

/** A description longer than this does not fit in three lines. */
const LONG = 180

function EntryWords({ entry }: { entry: ListedEntry }) {
  const say = useAdminText()
  const { plannedMoment } = useNumbers()
  const [isOpen, setOpen] = useState(false)
  const { category, title, description, location, tags, startsAt, understood, writtenByModel } = entry
  const { icon: Icon, tone } = looks[category]
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mid">
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {say(`category.${category}`)}
        </Badge>
        {location && (
          <span className="inline-flex items-center gap-1">
            <MapPin aria-hidden className="size-4" />
            {location}
          </span>
        )}
        {startsAt && (
          <span className="tnum inline-flex items-center gap-1">
            <Clock aria-hidden className="size-4" />
            {plannedMoment(startsAt)}
          </span>
        )}
        {writtenByModel.length > 0 && (
          <Badge tone="brand" icon={<Sparkles aria-hidden />}>
            {say('prepare.byModel')}: {writtenByModel.join(', ').toUpperCase()}
          </Badge>
        )}
      </div>
      <h3 className="mt-1.5 text-base font-semibold">{title}</h3>
      <p className={classNames('text-sm text-mid', !isOpen && 'line-clamp-3')}>{description}</p>
      {description.length > LONG && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-6 text-sm font-semibold text-link hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {say(isOpen ? 'knowledge.less' : 'knowledge.more')}
        </button>
      )}
      {tags.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-2.5 text-sm text-link">
          {tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
      <div className="mt-2 grid gap-1">
        <UnderstoodWords understood={understood} />
        <MissingTranslations missing={understood.missing} />
      </div>
    </div>
  )
}
