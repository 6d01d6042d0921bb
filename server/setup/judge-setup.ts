import type { Setup, SetupCheck, SetupCheckId, SetupStep, SetupStepId } from '../../contract/setup.ts'
import type { SaidState, SetupFacts } from './store.ts'

/** What of a step is met. Steps without checks are done when somebody says so. */
type Judge = (facts: SetupFacts, isMailOn: boolean) => SetupCheck[]

/** In the order of the guide. */
const judges: Readonly<Record<SetupStepId, Judge>> = {
  event: ({ eventChanges }) => [yes('event-named', eventChanges > 0)],
  places: ({ installations, withoutPlace }) => [
    { id: 'places-named', isMet: installations > 0 && withoutPlace === 0, count: withoutPlace },
  ],
  stations: ({ stations, withoutStation }) => [
    some('station-paired', stations),
    none('installations-staffed', withoutStation),
  ],
  points: ({ withoutLimit, prizes }) => [none('points-limited', withoutLimit), some('prizes-made', prizes)],
  people: ({ people, bands }) => [some('people-registered', people), some('bands-linked', bands)],
  programme: ({ sessions }) => [some('programme-written', sessions)],
  guide: ({ knowledge, desks }) => [some('knowledge-written', knowledge), yes('desk-known', desks > 0)],
  mail: (_facts, isMailOn) => [yes('mail-on', isMailOn)],
  staff: ({ staff }) => [{ id: 'staff-invited', isMet: staff > 1, count: staff }],
  terms: ({ organisers, helpContacts }) => [
    yes('organiser-named', organisers > 0),
    yes('help-named', helpContacts > 0),
  ],
  backup: ({ freshBackups }) => [yes('backup-made', freshBackups > 0)],
  'test-tap': ({ taps }) => [yes('tap-counted', taps > 0)],
  rehearsal: ({ trainings, stationsInTraining }) => [
    yes('rehearsed', trainings > 0),
    none('training-ended', stationsInTraining),
  ],
}

/**
 * Judges how far the festival is set up.
 * @param said what administrators said about steps: it holds where the facts do not say "done" by themselves
 */
export function judgeSetup(
  facts: SetupFacts,
  said: ReadonlyMap<SetupStepId, SaidState>,
  { isMailOn, now }: { isMailOn: boolean; now: Date },
): Setup {
  const steps = (Object.keys(judges) as SetupStepId[]).map((id): SetupStep => {
    const checks = judges[id](facts, isMailOn)
    const isSeen = checks.length > 0 && checks.every(({ isMet }) => isMet)
    return { id, state: isSeen ? 'done' : (said.get(id) ?? 'open'), checks }
  })
  // The days of an event that nobody has set are not this event's.
  const isOpen = facts.eventChanges > 0 && Date.parse(facts.opensAt) <= now.getTime()
  return { steps, opensAt: facts.opensAt, isOpen }
}

function yes(id: SetupCheckId, isMet: boolean): SetupCheck {
  return { id, isMet, count: null }
}

function some(id: SetupCheckId, count: number): SetupCheck {
  return { id, isMet: count > 0, count }
}

function none(id: SetupCheckId, count: number): SetupCheck {
  return { id, isMet: count === 0, count }
}
