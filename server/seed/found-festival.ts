import { foundedEvent } from '../../contract/founded-festival.ts'
import type { Deps } from '../deps.ts'
import { readDemoAttendees } from './demo-attendees.ts'
import { imagineHistory } from './demo-history.ts'
import { readDemoKnowledge } from './demo-knowledge.ts'
import { demoFreezesAt, demoPrizeTiers, foundedInstallations } from './festival.ts'
import {
  countAttendees,
  insertAttendees,
  insertFestival,
  insertHistory,
  insertKnowledge,
  insertPrizeTiers,
  planFreeze,
  whileFounding,
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
  await whileFounding(db.$client, async (client) => {
    await insertFestival(client, foundedEvent, foundedInstallations(config.mode))
    if (config.mode !== 'demo' || (await countAttendees(client)) > 0) return
    const people = await readDemoAttendees()
    await insertAttendees(client, people)
    await planFreeze(client, demoFreezesAt)
    await insertPrizeTiers(client, demoPrizeTiers)
    await insertKnowledge(client, await readDemoKnowledge())
    await insertHistory(client, imagineHistory(people), clock.now())
  })
}
