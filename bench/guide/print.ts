import type { Grade } from './grade.ts'

const columns = [
  'language',
  'right first',
  'among three',
  'answered or offered',
  'rightly refused',
  'wrongly refused',
  'offered in vain',
  'p50 ms',
  'p99 ms',
]

/** Prints one row per language and a total as a Markdown table; failures with --failures. */
export function printGrades(title: string, grades: readonly Grade[], rows: 'all' | 'total' = 'all'): void {
  console.log(`\n### ${title}\n\n| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`)
  if (rows === 'all') for (const grade of grades) console.log(row(grade.language, [grade]))
  console.log(row('all', grades))
  if (process.argv.includes('--failures'))
    for (const grade of grades) for (const line of grade.failures) console.log(line)
}

/** Prints the middle and the slow end of sorted times. */
export function printTimes(title: string, sorted: readonly number[]): void {
  console.log(`\n${title}: p50 ${quantile(sorted, 0.5)} ms, p99 ${quantile(sorted, 0.99)} ms`)
}

function row(name: string, grades: readonly Grade[]): string {
  const sum = (count: (grade: Grade) => number) => grades.reduce((total, grade) => total + count(grade), 0)
  const answerable = sum((grade) => grade.answerable)
  const unanswerable = sum((grade) => grade.unanswerable)
  const sorted = grades.flatMap((grade) => grade.times).sort((left, right) => left - right)
  const cells = [
    name,
    share(
      sum((grade) => grade.first),
      answerable,
    ),
    share(
      sum((grade) => grade.three),
      answerable,
    ),
    share(
      sum((grade) => grade.offered),
      answerable,
    ),
    share(
      sum((grade) => grade.rightlyRefused),
      unanswerable,
    ),
    share(
      sum((grade) => grade.wronglyRefused),
      answerable,
    ),
    share(
      sum((grade) => grade.offeredInVain),
      unanswerable,
    ),
    quantile(sorted, 0.5),
    quantile(sorted, 0.99),
  ]
  return `| ${cells.join(' | ')} |`
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} % (${part}/${whole})`
}

function quantile(sorted: readonly number[], at: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0).toFixed(2)
}
