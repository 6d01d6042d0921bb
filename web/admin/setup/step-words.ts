import type { SetupCheck, SetupStep, SetupStepId } from '../../../contract/setup.ts'

/** The sections of the dashboard where a step is done, the first one first; one that a role has not is left out. */
export const sectionsOf: Readonly<Record<SetupStepId, readonly string[]>> = {
  event: ['settings'],
  places: ['installations'],
  stations: ['stations'],
  points: ['installations', 'prizes'],
  people: ['people', 'desk'],
  programme: ['knowledge'],
  guide: ['knowledge', 'questions'],
  mail: [],
  staff: ['users'],
  terms: ['settings'],
  backup: ['backups'],
  'test-tap': ['stations', 'desk'],
  rehearsal: ['stations', 'finale'],
}

/** What is missing of a step; of one that was skipped or called done, nothing. */
export function missingOf({ state, checks }: SetupStep): SetupCheck[] {
  return state === 'open' ? checks.filter(({ isMet }) => !isMet) : []
}
