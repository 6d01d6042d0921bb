import type { Resolver } from 'react-hook-form'
import { EventChange, type EventSettings } from '../../../contract/admin-event.ts'
import { contractResolver } from '../form-resolver.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useChangeEvent } from './use-event-settings.ts'

type Values = Pick<EventSettings, 'name' | 'startsOn' | 'endsOn' | 'timeZone'>

/** An event lasts as long at most (server/event/change-event.ts). */
const MOST_DAYS = 31
const DAY_MS = 24 * 3_600_000

/** What stands in the form: of an event that nobody has set nothing, but the zone of whoever sets it. */
function valuesOf({ version, name, startsOn, endsOn, timeZone }: EventSettings): Values {
  if (version > 1) return { name, startsOn, endsOn, timeZone }
  return { name: '', startsOn: '', endsOn: '', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

/** Name, days and zone of the event, with what follows from a first name. */
export function useEventForm(settings: EventSettings, onSaved: () => void) {
  const say = useAdminText()
  const change = useChangeEvent(onSaved)
  const check = contractResolver(EventChange, say, { read: (values: Values) => ({ ...values }) })
  const resolver: Resolver<Values, unknown, EventChange> = async (values, context, options) => {
    const result = await check(values, context, options)
    const days = (Date.parse(values.endsOn) - Date.parse(values.startsOn)) / DAY_MS + 1
    if (days >= 1 && days <= MOST_DAYS) return result
    if (Number.isNaN(days) && Object.keys(result.errors).length > 0) return result
    const endsOn = { type: 'custom', message: say('setup.event.days') }
    return { values: {}, errors: { ...result.errors, endsOn } }
  }
  const form = useKeptForm(`setup-event-${settings.version}`, { defaultValues: valuesOf(settings), resolver })
  const zones = new Set([
    ...Intl.supportedValuesOf('timeZone'),
    'UTC',
    settings.timeZone,
    valuesOf(settings).timeZone,
  ])
  return {
    form,
    zones: [...zones].sort(),
    isPending: change.isPending,
    submit: form.handleSubmit((draft) =>
      change.mutate({ ...draft, ...firstNamesOf(settings, draft.name), version: settings.version }),
    ),
  }
}

/** The short name and the edition of an event that nobody has set are another festival's. */
function firstNamesOf({ version }: EventSettings, name: string | undefined) {
  if (version > 1 || name === undefined) return {}
  return { shortName: shorten(name), edition: '' }
}

/** As many whole words as a short name may have letters. */
function shorten(name: string): string {
  const trimmed = name.trim()
  if (trimmed.length <= 30) return trimmed
  return trimmed
    .slice(0, 31)
    .replace(/\s+\S*$/u, '')
    .slice(0, 30)
    .trim()
}
