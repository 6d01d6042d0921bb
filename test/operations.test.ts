import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LightReason } from '../contract/admin-stations.ts'
import { BackupProblem } from '../contract/backups.ts'
import { noticeKinds } from '../contract/notices.ts'
import texts from '../server/notices/texts/en.json' with { type: 'json' }

const pageOf = (name: string) => readFileSync(new URL(`../docs/${name}.md`, import.meta.url), 'utf8')
const [operations, stations] = [pageOf('operations'), pageOf('stations')]

/** Rows of the table under the row with these names of columns. */
const rowsUnder = (page: string, head: string) =>
  (page.split(`| ${head} | Do |\n`)[1]?.split('\n\n')[0] ?? '').split('\n').slice(1).filter(Boolean)

// Whoever stands before a light at night finds on one page what to do.
it.each(noticeKinds.filter((kind) => kind !== 'tour'))('the notice %s has its paragraph', (kind) => {
  const title = texts.kinds[kind].title.replace('{{name}}', '(a station)')
  expect(operations).toContain(`| ${title} |`)
})

it('every light of a station and every failure of a backup has its row', () => {
  expect(rowsUnder(stations, 'It says').length).toBe(LightReason.options.length)
  // Two problems have one row; three rows are not about a backup that failed.
  expect(rowsUnder(operations, 'The dashboard says').length).toBe(BackupProblem.options.length + 2)
})
