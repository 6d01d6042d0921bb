import type { Holder } from '../../../contract/roles.ts'
import { type SectionId, sectionsFor } from '../sections.ts'
import type { AdminKey } from '../texts.ts'
import { useAddress } from '../use-address.ts'

/** What is said of each section that the tour stops at. */
const sentences = {
  analytics: 'tour.analytics',
  performance: 'tour.performance',
  desk: 'tour.desk',
  people: 'tour.people',
  'prize-desk': 'tour.prize-desk',
  bonus: 'tour.bonus',
  installations: 'tour.installations',
  stations: 'tour.stations',
  programme: 'tour.programme',
  knowledge: 'tour.knowledge',
  names: 'tour.names',
  preparation: 'tour.preparation',
  questions: 'tour.questions',
  prizes: 'tour.prizes',
  finale: 'tour.finale',
  setup: 'tour.setup',
  settings: 'tour.settings',
  users: 'tour.users',
  integrations: 'tour.integrations',
  audit: 'tour.audit',
} as const satisfies Partial<Record<SectionId, AdminKey>>

type Stop = keyof typeof sentences

/** A walk through the sections of the user. It lives in the address: it can be left, reloaded and taken again. */
export function useTour(user: Holder) {
  const { open, tab } = useAddress()
  const stops = sectionsFor(user).flatMap(({ id }) => (id in sentences ? [id as Stop] : []))
  const goTo = (stop: Stop | undefined) => stop && open(stop, { tour: '1' })
  return {
    stops,
    sentences,
    start: () => goTo(stops[0]),
    goTo,
    end: () => tab !== null && open(tab),
  }
}
