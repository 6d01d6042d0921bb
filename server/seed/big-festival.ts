import pg from 'pg'
import { commandLimits } from '../db/limits.ts'
import { APPLICATION_NAME } from '../db/pool.ts'
import { countAttendees, HANDLES, insertStretch, prepareForLoading, tidyUp } from './big-store.ts'

/** How large the festival shall become. */
export interface BigFestival {
  /** People altogether, the ones who are there already included. */
  attendees: number
  /** Taps of each person who is added. */
  interactions: number
}

/** Rows of the ledger per statement: few enough to sort in memory, and a line of progress every few seconds. */
const TAPS_AT_ONCE = 500_000
const MOST_PEOPLE_AT_ONCE = 50_000

/**
 * Adds invented people with wristbands and taps until the festival has as many as asked. Interrupted at any moment,
 * it leaves a consistent festival; the next call goes on from there.
 * @param print hears a line of progress per stretch
 * @returns how many people were added
 */
export async function growFestival(
  databaseUrl: string,
  { attendees, interactions }: BigFestival,
  print: (line: string) => void,
): Promise<number> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: APPLICATION_NAME,
    query_timeout: commandLimits.calls.answer,
  })
  await client.connect()
  try {
    await prepareForLoading(client)
    const before = await countAttendees(client)
    const added = await addPeople(client, { attendees, interactions }, before, print)
    if (added > 0) {
      print('Tidying up the tables.')
      await tidyUp(client)
    }
    return added
  } finally {
    await client.end()
  }
}

async function addPeople(
  client: pg.Client,
  { attendees, interactions }: BigFestival,
  before: number,
  print: (line: string) => void,
): Promise<number> {
  const begin = performance.now()
  const peopleAtOnce = Math.min(MOST_PEOPLE_AT_ONCE, Math.ceil(TAPS_AT_ONCE / Math.max(1, interactions)))
  let there = before
  // Whoever is there took a number below their count, unless people have gone: those handles are passed over.
  for (let from = before; there < attendees && from < HANDLES; ) {
    const count = Math.min(peopleAtOnce, attendees - there)
    there += await insertStretch(client, { from, count, interactions, until: new Date() })
    from += count
    const seconds = (performance.now() - begin) / 1000
    const perSecond = Math.round((there - before) / seconds)
    print(
      `${there.toLocaleString('en')} of ${attendees.toLocaleString('en')} attendees · ${perSecond.toLocaleString('en')} a second`,
    )
  }
  return there - before
}
