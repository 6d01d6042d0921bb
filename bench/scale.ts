import { parseArgs } from 'node:util'
import { openBenchFestival, residentMemory } from './festival/bench-festival.ts'
import { growthOf, type Measured, measureInTurns, printGrowth, toMeasure } from './load/in-turns.ts'
import { median } from './report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from './report/table.ts'

/** Goal of the project, for a thousand times the people. */
const MOST_MEMORY_MIB = 300

const { values } = parseArgs({
  options: { max: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '9' } },
})
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= Number(values.max))

/** One festival of so many people. */
interface WithPeople extends Measured {
  size: number
  loadedIn: number
  memory: number
}

await measureInTurns(
  sizes.map((size) => () => open(size)),
  Number(values.rounds),
  report,
  async (one) => {
    one.memory = Math.max(one.memory, await residentMemory(one.festival.server.pid))
  },
)

async function open(size: number): Promise<WithPeople> {
  const begin = performance.now()
  const festival = await openBenchFestival({ attendees: size, interactions: 10 })
  const loadedIn = (performance.now() - begin) / 1000
  return { ...(await toMeasure(festival)), size, loadedIn, memory: 0 }
}

function report(all: WithPeople[]): void {
  printTable(
    ['attendees', 'interactions', 'loaded in', 'tap p50', 'growth', 'leaderboard p50', 'growth', 'memory'],
    all.map((one) => [
      count(one.size),
      count(one.size * 10),
      `${one.loadedIn.toFixed(0)} s`,
      milliseconds(median(one.tapMs)),
      `${growthOf('tapMs', one, all).toFixed(2)} ×`,
      milliseconds(median(one.boardMs)),
      `${growthOf('boardMs', one, all).toFixed(2)} ×`,
      `${Math.round(one.memory)} MiB`,
    ]),
  )
  console.log(
    `\nOne station, then one reader of the leaderboard; medians of ${values.rounds} rounds, the sizes in turns.`,
  )
  const memory = Math.max(...all.map((one) => one.memory))
  printGrowth(all)
  printGoal(`the server within ${MOST_MEMORY_MIB} MiB: ${Math.round(memory)} MiB`, memory <= MOST_MEMORY_MIB)
}
