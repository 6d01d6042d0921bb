import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Every figure is a program of its own beside this file; running it measures and prints a table. */
const figures: Record<string, string> = {
  taps: 'taps a second and their latency, beside the bare award in the database',
  stations: 'taps of paired stations and their latency, while all of them tell how they do',
  crowd: '2,000 people behind one address and ten stations, with and without a script beside them',
  soak: 'eight hours of festival in forty minutes: memory, handles, connections and tables end flat',
  leaderboard: 'leaderboard requests a second, beside a server that only sends the same bytes',
  webhooks: 'taps with no webhook, with one that listens and with one that hangs',
  backup: 'taps and their latency, alone and beside backups of a ledger of a million rows',
  ledger: 'the look at the ledger that a live festival takes every minute, at a million rows',
  exports: 'files of a ledger of a million rows: time, and memory of the server',
  live: 'how long a tap takes to reach a thousand open screens',
  rank: 'how long a profile with its place takes among a million attendees',
  scale: 'tap, leaderboard and memory from a thousand to a million attendees',
  rows: 'tap and leaderboard at one and twenty million rows of the ledger, each with its key',
  programme: 'activities and FAQs of a programme of 5,000 entries, beside a bare server',
  web: 'weight and speed of the pages',
  admin: 'lists, searches, analytics and imports of the dashboard at full size',
  guide: 'how well the guide answers',
  'learn-asked': 'learns what is asked at festivals, and what they seldom answer',
  'learn-intents': 'learns what messages mean; with --held-out prints how well',
  aura: 'what is read in difficult photos, how fast, and what taps notice of it',
}

const [, , name = '', ...options] = process.argv
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
if (name in figures && existsSync(file)) {
  process.argv = [process.execPath, file, ...options]
  await import(file)
} else {
  if (name !== '') console.error(`There is no figure named ${name}.\n`)
  console.log('npm run bench -- <figure>\n')
  for (const [figure, what] of Object.entries(figures)) {
    if (existsSync(new URL(`./${figure}.ts`, import.meta.url))) console.log(`  ${figure.padEnd(12)} ${what}`)
  }
  process.exitCode = name === '' ? 0 : 1
}
