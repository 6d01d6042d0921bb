import { describe, expect, it } from 'vitest'
import type { EntryRow } from '../knowledge/index.ts'
import type { SourceSession } from './formats/session.ts'
import type { KnownSession } from './match-sessions.ts'
import { planSync, type SyncInput } from './plan-sync.ts'

const session = (given: Partial<SourceSession> = {}): SourceSession => ({
  key: 'a',
  series: 'a',
  title: 'Knots',
  description: 'Rope is there.',
  location: 'Hall 1',
  tags: ['workshops'],
  startsAt: '2027-06-11T10:00:00.000Z',
  endsAt: '2027-06-11T11:00:00.000Z',
  isCancelled: false,
  ...given,
})

/** What staff may have made of the entry of a session. */
const entryOf = ({ startsAt, endsAt, ...of }: SourceSession, given: Partial<EntryRow> = {}): EntryRow => ({
  id: `entry-${of.key}`,
  category: 'schedule',
  title: of.title,
  description: of.description,
  location: of.location,
  tags: of.tags,
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  translations: {},
  askedAs: {},
  notAnswered: null,
  conceptsAdded: [],
  conceptsRemoved: [],
  byModel: {},
  isActive: true,
  fromSchedule: true,
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...given,
})

const known = (of: SourceSession, byHand: Partial<EntryRow> = {}, isCancelled = false): KnownSession => {
  const { key, series, title, description, location, tags, startsAt, endsAt } = of
  const taken = { title, description, location, tags, startsAt, endsAt }
  return { key, series, taken, isCancelled, entry: entryOf(of, byHand) }
}

const plan = (given: Partial<SyncInput>) => planSync({ sessions: [], known: [], unlinked: [], ...given })
const later = { startsAt: '2027-06-11T12:00:00.000Z', endsAt: '2027-06-11T13:00:00.000Z' }

describe('a schedule that is read again', () => {
  it('changes nothing where it says the same', () => {
    expect(plan({ sessions: [session()], known: [known(session())] })).toMatchObject([
      { kind: 'unchanged', fields: [], isActive: true },
    ])
  })

  it('moves what has another time or place, and says field by field what is different', () => {
    const sessions = [session({ ...later, title: 'More knots' })]
    const [step] = plan({ sessions, known: [known(session())] })
    expect(step).toMatchObject({ kind: 'moved', content: { title: 'More knots' } })
    expect(step?.fields.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['title', 'Knots', 'More knots'],
      ['startsAt', '2027-06-11T10:00:00.000Z', later.startsAt],
      ['endsAt', '2027-06-11T11:00:00.000Z', later.endsAt],
    ])
    expect(plan({ sessions: [session({ tags: [] })], known: [known(session())] })).toMatchObject([
      { kind: 'changed' },
    ])
  })

  it('cancels what it has no more, once, and brings back what it has again', () => {
    expect(plan({ known: [known(session())] })).toMatchObject([{ kind: 'cancelled', isActive: false }])
    expect(plan({ sessions: [session({ isCancelled: true })], known: [known(session())] })).toMatchObject([
      { kind: 'cancelled', isActive: false, isCancelled: true },
    ])
    const gone = known(session(), { isActive: false }, true)
    expect(plan({ known: [gone] })).toMatchObject([{ kind: 'unchanged', isActive: false }])
    expect(plan({ sessions: [session()], known: [gone] })).toMatchObject([{ kind: 'back', isActive: true }])
    expect(plan({ sessions: [session({ key: 'b', isCancelled: true })] }), 'never here').toEqual([])
  })

  it('finds a repetition whose rule was moved, in place of cancelling it', () => {
    const [one, two] = [
      session({ key: 'y/1', series: 'y' }),
      session({ key: 'y/2', series: 'y', startsAt: '2027-06-12T10:00:00.000Z', endsAt: null }),
    ]
    const moved = [
      { ...two, key: 'y/4', startsAt: '2027-06-12T11:00:00.000Z' },
      { ...one, key: 'y/3', ...later },
    ]
    const steps = plan({ sessions: moved, known: [known(one), known(two)] })
    expect(steps.map(({ kind, knownAs, key }) => [kind, knownAs, key])).toEqual([
      ['moved', 'y/2', 'y/4'],
      ['moved', 'y/1', 'y/3'],
    ])
  })
})

describe('what staff wrote by hand', () => {
  it('stays, field by field, while the rest follows the schedule', () => {
    const byHand = { title: 'Knots for all', description: 'Bring rope.' }
    const sessions = [session({ title: 'Knots!', location: 'Hall 2' })]
    const [step] = plan({ sessions, known: [known(session(), byHand)] })
    expect(step).toMatchObject({ kind: 'moved', content: { ...byHand, location: 'Hall 2' } })
    expect(step?.fields.map(({ field, isKept }) => [field, isKept])).toEqual([
      ['title', true],
      ['description', true],
      ['location', false],
    ])
  })

  it('stays as a whole time: an end of the schedule never meets a start by hand', () => {
    const byHand = { startsAt: new Date('2027-06-11T10:30:00.000Z') }
    const earlier = { startsAt: '2027-06-11T08:00:00.000Z', endsAt: '2027-06-11T09:00:00.000Z' }
    const [step] = plan({ sessions: [session(earlier)], known: [known(session(), byHand)] })
    expect(step).toMatchObject({ kind: 'unchanged', content: byHand })
    expect(step?.fields.every(({ isKept }) => isKept)).toBe(true)
  })

  it('gives way where somebody says so', () => {
    const overwrite = new Set(['a'])
    const asRemoved = known(session(), { isActive: false, title: 'Mine' })
    expect(plan({ sessions: [session()], known: [asRemoved] })).toMatchObject([
      { kind: 'unchanged', isRemovedByHand: true, isActive: false, fields: [] },
    ])
    expect(plan({ sessions: [session()], known: [asRemoved], overwrite })).toMatchObject([
      { kind: 'back', isRemovedByHand: false, isActive: true, content: { title: 'Knots' } },
    ])
  })

  it('is recognised in an entry that was there before the schedule, and not doubled', () => {
    const mine = entryOf(session(), { title: 'KNOTS', description: 'My words.', fromSchedule: false })
    const [step, ...others] = plan({ sessions: [session({ key: 'new' })], unlinked: [mine] })
    expect(others).toEqual([])
    expect(step).toMatchObject({ kind: 'unchanged', entry: mine, content: { description: 'My words.' } })
    const rounds = [
      session({ key: '1', ...later }),
      session({ key: '2', startsAt: later.endsAt, endsAt: null }),
    ]
    expect(plan({ sessions: rounds, unlinked: [mine] }).map(({ kind }) => kind)).toEqual(['new', 'new'])
  })
})
