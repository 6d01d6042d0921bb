import type { FestivalEvent } from '../../contract/event.ts'
import { languages } from '../../contract/languages.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { listPublicInstallations } from '../installations/index.ts'
import { findEvent } from './store.ts'

/** Everything a screen needs to know about the festival, with the programme clock's time. */
export async function getEvent(deps: Deps): Promise<FestivalEvent> {
  const [event, installations] = await Promise.all([findEvent(deps.db), listPublicInstallations(deps.db)])
  if (!event) throw new Refusal('unavailable', { message: 'The festival is not set up yet.' })
  return {
    name: event.name,
    shortName: event.shortName,
    edition: event.edition,
    timeZone: event.timeZone,
    startsOn: event.startsOn,
    endsOn: event.endsOn,
    dayStartsAtHour: event.dayStartsAtHour,
    now: deps.programmeClock.now().toISOString(),
    mode: deps.config.mode,
    languages: [...languages],
    features: {
      voice: deps.speech !== undefined,
      mail: deps.mail.isOn,
      model: deps.config.model !== undefined,
    },
    installations,
  }
}
