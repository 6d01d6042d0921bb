import type { FieldChange, SessionChange } from '../../../contract/schedules.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MapPin, Users } from '../../ui/icons.ts'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

export const kindTones: Record<SessionChange['kind'], BadgeTone> = {
  cancelled: 'danger',
  moved: 'warning',
  back: 'brand',
  changed: 'neutral',
  new: 'brand',
  kept: 'neutral',
}

const labels: Record<FieldChange['field'], AdminKey> = {
  title: 'entry.title',
  description: 'entry.description',
  location: 'entry.location',
  tags: 'entry.tags',
  startsAt: 'entry.starts',
  endsAt: 'entry.ends',
}

interface ChangeRowProps {
  change: SessionChange
  isOverwritten: boolean
  onOverwrite: (isOn: boolean) => void
}

/** What becomes of one session. */
export function ChangeRow({ change, isOverwritten, onOverwrite }: ChangeRowProps) {
  const { kind, title, startsAt, location, fields, savedBy, isRemovedByHand } = change
  const say = useAdminText()
  const { number, plannedMoment } = useNumbers()
  const canOverwrite = isRemovedByHand || fields.some(({ isKept }) => isKept)
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-3.5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <Badge tone={kindTones[kind]}>{say(`review.kind.${kind}`)}</Badge>
        <h3 className="min-w-40 flex-1 break-words text-base leading-snug">{title}</h3>
      </div>
      <p className="tnum flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mid">
        {startsAt !== null && <time dateTime={startsAt}>{plannedMoment(startsAt)}</time>}
        {location !== null && (
          <span className="flex items-center gap-1">
            <MapPin aria-hidden className="size-3.5 shrink-0 text-link" />
            {location}
          </span>
        )}
        {savedBy > 0 && (
          <span className="flex items-center gap-1 font-semibold text-hi">
            <Users aria-hidden className="size-3.5 shrink-0" />
            {say('review.savedBy', { count: number(savedBy) })}
          </span>
        )}
      </p>
      {fields.length > 0 && (
        <dl className="grid gap-2 text-sm">
          {fields.map((field) => (
            <Field key={field.field} change={field} isOverwritten={isOverwritten} />
          ))}
        </dl>
      )}
      {isRemovedByHand && <p className="text-sm text-mid">{say('review.removedByHand')}</p>}
      {canOverwrite && (
        <Checkbox label={say('review.overwrite')} checked={isOverwritten} onChange={onOverwrite} />
      )}
    </li>
  )
}

function Field({ change, isOverwritten }: { change: FieldChange; isOverwritten: boolean }) {
  const say = useAdminText()
  const { plannedMoment } = useNumbers()
  const { field, before, after, isKept } = change
  const show = (text: string | null) =>
    text === null || text === ''
      ? '–'
      : field === 'startsAt' || field === 'endsAt'
        ? plannedMoment(text)
        : text
  const stays = isKept && !isOverwritten
  return (
    <div className="grid gap-x-3 gap-y-0.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="text-low">{say(labels[field])}</dt>
      <dd className={classNames('break-words', stays ? 'font-semibold text-hi' : 'text-low line-through')}>
        {show(before)}
      </dd>
      <dd className={classNames('break-words sm:col-start-2', stays ? 'text-low' : 'font-semibold text-hi')}>
        {stays ? say('review.kept', { text: show(after) }) : show(after)}
      </dd>
    </div>
  )
}
