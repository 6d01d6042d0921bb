import { parseArgs } from 'node:util'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { commandLimits } from '../db/limits.ts'
import { migrate } from '../db/migrate.ts'
import { StartupProblem } from '../startup-problem.ts'
import { type BigFestival, growFestival } from './big-festival.ts'
import { foundFestival } from './found-festival.ts'

/** Enough to measure with; the words of the handles end a little later. */
const MOST_ATTENDEES = 10_000_000
const MOST_INTERACTIONS = 100

const USAGE = 'npm run seed -- [--attendees 100000] [--interactions 10]'

const print = (line: string) => void process.stdout.write(`${line}\n`)

function readWish(): BigFestival {
  const options = { attendees: { type: 'string' }, interactions: { type: 'string' } } as const
  try {
    const { values } = parseArgs({ options })
    return {
      attendees: wholeNumber('attendees', values.attendees ?? '0', MOST_ATTENDEES),
      interactions: wholeNumber('interactions', values.interactions ?? '10', MOST_INTERACTIONS),
    }
  } catch (problem) {
    throw new StartupProblem(`${problem instanceof Error ? problem.message : problem}\nUsage: ${USAGE}`)
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text.replaceAll(/[_,]/g, ''))
  if (text.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most) return number
  throw new StartupProblem(`--${name} takes a whole number from 0 to ${most.toLocaleString('en')}.`)
}

async function seed(wish: BigFestival): Promise<void> {
  const config = readConfig(process.env)
  const own =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: print })
      : undefined
  const url = own?.url ?? config.databaseUrl ?? ''
  const db = openDatabase(url, () => undefined, commandLimits)
  try {
    await migrate(db.$client)
    await foundFestival({ config, clock: systemClock, db })
    const begin = performance.now()
    const added = await growFestival(url, wish, print)
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    print(`The festival is ready: ${added.toLocaleString('en')} attendees came in ${seconds} s.`)
  } finally {
    await db.$client.end()
    await own?.stop()
  }
}

try {
  await seed(readWish())
} catch (problem) {
  if (!(problem instanceof StartupProblem)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exitCode = 1
}
