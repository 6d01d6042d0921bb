import type { PublicInstallation } from '../../contract/installations.ts'
import type { Language } from '../../contract/languages.ts'
import type { Activity, ActivityKind } from '../../contract/programme.ts'
import { inLanguage, type KnowledgeEntry } from '../knowledge/index.ts'
import type { Names } from '../names/index.ts'

/** Kinds of knowledge that are something to do; places and good advice are not. */
const kinds: ReadonlySet<string> = new Set(['activation', 'schedule'] satisfies ActivityKind[])

/**
 * Everything to do, in order of time, then what has no time, then the plain tap stations. An installation that the
 * knowledge writes about lends that entry its points; the others stand for themselves.
 */
export function toActivities(
  entries: readonly KnowledgeEntry[],
  installations: readonly PublicInstallation[],
  { language, names }: { language: Language; names: Names },
  dayOf: (moment: number) => string,
): Activity[] {
  const listed = entries.filter(({ category }) => kinds.has(category))
  const hosts = matchInstallations(listed, installations)
  const activities = listed.map((entry): Activity => {
    const { category, ...text } = inLanguage(entry, language)
    const kind = category as ActivityKind
    const day = entry.startsAt === null ? null : dayOf(Date.parse(entry.startsAt))
    return { ...text, kind, day, ...pointsOf(hosts.get(entry.id)) }
  })
  const standing = new Set([...hosts.values()].map(({ id }) => id))
  const stations = installations
    .filter(({ id }) => !standing.has(id))
    .map((installation) => toStation(installation, (name) => names.get(name)?.[language] ?? name))
  return [...activities.sort(byTime), ...stations]
}

/** Which entry of the knowledge writes about which installation: by its name, a plain station also by its place. */
function matchInstallations(
  entries: readonly KnowledgeEntry[],
  installations: readonly PublicInstallation[],
): Map<string, PublicInstallation> {
  const activations = entries.filter(({ category }) => category === 'activation')
  const matched = new Map<string, PublicInstallation>()
  for (const installation of installations) {
    const entry = activations.find((one) => !matched.has(one.id) && isAbout(one, installation))
    if (entry) matched.set(entry.id, installation)
  }
  return matched
}

function isAbout({ title, location, tags }: KnowledgeEntry, installation: PublicInstallation): boolean {
  if (title.toLowerCase().startsWith(installation.name.toLowerCase())) return true
  const isStation = installation.type === 'tap_station' && tags.includes('tap')
  return isStation && location !== null && location === installation.location
}

function pointsOf(installation: PublicInstallation | undefined): Pick<Activity, 'points' | 'installation'> {
  if (installation === undefined) return { points: null, installation: null }
  const { id, type, isActive, pointValue } = installation
  return { points: pointValue, installation: { id, type, isActive } }
}

function toStation(installation: PublicInstallation, say: (name: string) => string): Activity {
  return {
    id: installation.id,
    kind: 'station',
    title: say(installation.name),
    description: '',
    location: installation.location && say(installation.location),
    tags: [],
    startsAt: null,
    endsAt: null,
    day: null,
    ...pointsOf(installation),
  }
}

// Sorting is stable, so what begins together, or has no time, stays in the order it was written.
function byTime(one: Activity, other: Activity): number {
  const [a, b] = [one, other].map(({ startsAt }) =>
    startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(startsAt),
  )
  return a === b ? 0 : (a ?? 0) - (b ?? 0)
}
