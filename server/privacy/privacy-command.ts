import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/client.ts'
import { joinFestival } from '../db/join-festival.ts'
import { createLiveHub } from '../live/index.ts'
import { StartupProblem } from '../startup-problem.ts'
import { erasePerson, operator } from './erase-person.ts'
import { exportForDesk } from './export-person.ts'
import { findPersonId } from './store.ts'
import { tellRetention } from './tell-retention.ts'

const USAGE = 'npm run privacy, or npm run privacy -- export|erase <attendee id or handle>'

/**
 * `npm run privacy`: how long everything is kept; everything that is stored about a person, as JSON; or its deletion, also
 * while the festival runs.
 */
async function main([action, whom]: string[]): Promise<string> {
  if (action === undefined) return tellRetention(readConfig(process.env))
  if ((action !== 'export' && action !== 'erase') || whom === undefined) throw new StartupProblem(USAGE)
  return joinFestival(async (db) => {
    const id = await findPersonId(db, whom.replace(/^@/, ''))
    if (id === undefined) throw new StartupProblem('There is no such attendee.')
    if (action === 'export') return exportForDesk({ db, clock: systemClock }, operator, id)
    return `Erased. What was earned stays under the alias ${await erase(db, id)}.`
  })
}

/** The screens of a running festival hear of it. */
async function erase(db: Database, id: string): Promise<string> {
  const live = createLiveHub(db, () => undefined)
  try {
    return await erasePerson({ db, live, clock: systemClock }, operator, id)
  } finally {
    await live.close()
  }
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`)
  process.exitCode = 1
}
