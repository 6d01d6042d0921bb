import type { TapLoad } from '../load/load-process.ts'
import { percentile } from '../report/statistics.ts'
import { milliseconds, printGoal, printTable } from '../report/table.ts'
import type { Office } from './office.ts'

/** Goals of the project (issue of the dashboard). */
const MOST_MS = 100
const MOST_ANALYTICS_MS = 200

/** One thing that staff look at. */
interface Look {
  name: string
  path: string
  goal: number
}

/** How long a look takes when nothing else happens, and while stations tap. */
interface Measured extends Look {
  alone: number[]
  tapping: number[]
}

/** Looks at every page of the dashboard many times, alone and beside a hundred taps a second. */
export async function printAnswers(office: Office, load: TapLoad, requests: number): Promise<void> {
  const measured: Measured[] = looksOf(office).map((look) => ({ ...look, alone: [], tapping: [] }))
  for (const look of measured) look.alone = await measure(office, look.path, requests)
  for (const look of measured) {
    const tapping = load.run({ clients: 8, seconds: 2, rate: 100 })
    look.tapping = await measure(office, look.path, Math.ceil(requests / 4))
    await tapping
  }
  printTable(
    ['answers', 'p50', 'p95', 'p95 beside 100 taps/s', 'goal'],
    measured.map(({ name, alone, tapping, goal }) => [
      name,
      milliseconds(percentile(alone, 0.5)),
      milliseconds(percentile(alone, 0.95)),
      milliseconds(percentile(tapping, 0.95)),
      milliseconds(goal),
    ]),
  )
  const late = measured.filter(({ alone, goal }) => percentile(alone, 0.95) > goal)
  printGoal(
    `every list and search within ${MOST_MS} ms, analytics within ${MOST_ANALYTICS_MS} ms (p95)${late.map(({ name }) => `; not ${name}`).join('')}`,
    late.length === 0,
  )
}

function looksOf({ someone }: Office): Look[] {
  const look = (name: string, path: string, goal = MOST_MS): Look => ({
    name,
    path: `/api/admin/${path}`,
    goal,
  })
  const attendees = (search: string) => `attendees?search=${encodeURIComponent(search)}`
  return [
    look('analytics', 'analytics', MOST_ANALYTICS_MS),
    look('installations', 'installations'),
    look('users', 'users'),
    look('prize tiers', 'prize-tiers'),
    look('last awards', 'awards'),
    look('attendees, first page', 'attendees'),
    look('attendees, last page', 'attendees?page=500'),
    look('attendees by handle', attendees(someone.handle)),
    look('attendees by name', attendees(someone.name)),
    look('attendees by two letters', attendees('ne')),
    look('attendees by band', attendees(someone.tag)),
    look('attendees, nobody', attendees('qqqq zzzz')),
    look('statement', `attendees/${someone.id}/statement`),
    look('knowledge, first page', 'event-knowledge?page=1&pageSize=10'),
    look('knowledge, last page', 'event-knowledge?page=500&pageSize=10'),
    look('knowledge by word', 'event-knowledge?search=ferris&pageSize=10'),
    look('knowledge, nothing', 'event-knowledge?search=qqqq&category=venue'),
    look('unanswered questions', 'questions'),
    look('audit', 'audit'),
    look('audit by word', 'audit?search=stand%204999'),
  ]
}

async function measure({ url, headers }: Office, path: string, requests: number): Promise<number[]> {
  const latencies: number[] = []
  for (let n = 0; n < requests; n += 1) {
    const begin = performance.now()
    const answer = await fetch(`${url}${path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    latencies.push(performance.now() - begin)
  }
  return latencies
}
