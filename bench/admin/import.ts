import { setTimeout as wait } from 'node:timers/promises'
import type { TapLoad } from '../load/load-process.ts'
import { percentile } from '../report/statistics.ts'
import { count, milliseconds, printGoal, printTable } from '../report/table.ts'
import type { Office } from './office.ts'

/** Goals of the project (issue of the dashboard): an import within 5 s, and taps that nobody has to wait for. */
const LONGEST_IMPORT_MS = 5_000
const MOST_TAP_MS = 50
const STEADY_RATE = 100

/** Imports as many entries as asked, then the same again, while stations tap. */
export async function measureImport(office: Office, load: TapLoad, entries: number): Promise<void> {
  const csv = writeEntries(entries)
  const quiet = await load.run({ clients: 16, seconds: 4, rate: STEADY_RATE })
  const tapping = load.run({ clients: 16, seconds: 14, rate: STEADY_RATE })
  await wait(500)
  const begin = performance.now()
  const created = await send(office, csv)
  const createdMs = performance.now() - begin
  const again = performance.now()
  const unchanged = await send(office, csv)
  const unchangedMs = performance.now() - again
  const { latencies } = await tapping
  printTable(
    ['import while stations tap', 'entries', 'time'],
    [
      [`${(csv.length / 2 ** 20).toFixed(1)} MiB, created`, count(created.created), milliseconds(createdMs)],
      ['the same again, unchanged', count(unchanged.unchanged), milliseconds(unchangedMs)],
    ],
  )
  printGoal(
    `${count(entries)} entries within ${LONGEST_IMPORT_MS / 1000} s`,
    createdMs <= LONGEST_IMPORT_MS && created.created === entries && unchanged.unchanged === entries,
  )
  const [before, during] = [quiet.latencies, latencies].map((all) => percentile(all, 0.99))
  printGoal(
    `taps within ${MOST_TAP_MS} ms (p99) meanwhile: ${milliseconds(during ?? Number.NaN)}, before ${milliseconds(before ?? Number.NaN)}; ` +
      `the longest ${milliseconds(Math.max(...latencies))}`,
    (during ?? Number.NaN) <= MOST_TAP_MS,
  )
}

interface Report {
  created: number
  unchanged: number
}

async function send({ url, headers }: Office, csv: string): Promise<Report> {
  const form = new FormData()
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'entries.csv')
  const answer = await fetch(`${url}/api/admin/event-knowledge/import`, {
    method: 'POST',
    headers,
    body: form,
  })
  if (!answer.ok) throw new Error(`the import was refused: ${(await answer.text()).slice(0, 500)}`)
  return (await answer.json()) as Report
}

const words =
  'neon stage lights dancers bring queue water shade map ticket friends sunset drums tacos ferris mirror'.split(
    ' ',
  )

/** Entries with a translation and phrases; the number n decides every word. */
function writeEntries(entries: number): string {
  const lines = ['category,title,description,location,tags,title_de,description_de,askedAs_en']
  for (let n = 0; n < entries; n += 1) {
    const text = Array.from({ length: 40 }, (_, k) => words[(n * 7 + k * k + k) % words.length]).join(' ')
    const category = ['activation', 'general', 'venue', 'schedule'][n % 4]
    lines.push(
      `${category},Stand ${n},"Stand ${n}: ${text}.",Hall ${n % 9},"free, stand",Stand Nr. ${n},${text},where is stand ${n}`,
    )
  }
  return lines.join('\n')
}
