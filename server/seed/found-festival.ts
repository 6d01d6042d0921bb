import { foundedEvent, unnamedEvent } from '../../contract/founded-festival.ts'
import type { Deps } from '../deps.ts'
import { readDemoAttendees } from './demo-attendees.ts'
import { imagineHistory } from './demo-history.ts'
import { readDemoKnowledge, readDemoNames } from './demo-knowledge.ts'
import { readDemoMap } from './demo-map.ts'
import { demoFreezesAt, demoPrizeTiers, foundedInstallations } from './festival.ts'
import {
  countAttendees,
  insertAttendees,
  insertFestival,
  insertHistory,
  insertKnowledge,
  insertMap,
  insertNames,
  insertPrizeTiers,
  isFirstEdition,
  lockFounding,
  planFreeze,
} from './store.ts'

/**
 * Makes sure that there is a festival: its record, its installations and, in demo mode, its content and its people with
 * some hours of taps. Loading twice changes nothing, and several processes may call it at once.
 */
export async function foundFestival({
  config,
  clock,
  db,
}: Pick<Deps, 'config' | 'clock' | 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFounding(tx)
    const record = config.mode === 'live' ? unnamedEvent(clock.now()) : foundedEvent
    await insertFestival(tx, record, foundedInstallations(config.mode))
    // The next edition of a demo begins empty, like any other.
    if (config.mode !== 'demo' || (await countAttendees(tx)) > 0 || !(await isFirstEdition(tx))) return
    const people = await readDemoAttendees()
    await insertAttendees(tx, people)
    await planFreeze(tx, demoFreezesAt)
    await insertPrizeTiers(tx, demoPrizeTiers)
    await insertKnowledge(tx, await readDemoKnowledge())
    await insertNames(tx, await readDemoNames())
    await insertMap(tx, await readDemoMap())
    await insertHistory(tx, imagineHistory(people), clock.now())
  })
}
