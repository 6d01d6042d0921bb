import { setTimeout as wait } from 'node:timers/promises'
import { type Language, languages } from '../../contract/languages.ts'
import { followLibrary } from '../../server/guide/index-worker/follow-library.ts'
import type { IndexInput, SharedConcepts } from '../../server/guide/index-worker/messages.ts'
import { type IndexWorker, startIndexWorker } from '../../server/guide/index-worker/start-index-worker.ts'
import { blowUp } from './distractors.ts'
import { type Festival, festivals } from './festivals.ts'

type Entries = IndexInput['entries']
type Asked = { languages: Language[]; entries: Entries; festival: Festival }

const goal = { seconds: 1, megabytes: 250 }
const settles = 1_500
const changes = 15

// A process of its own, with the flags of the server's (bench/guide.ts).
const [demo] = festivals()
if (demo) await printIndexCost(demo)

/** Prints how long a change of a festival of 10,000 entries takes, and what the process weighs with its index. */
async function printIndexCost(festival: Festival): Promise<void> {
  // Texts of their own, as read from a database: made of each other they would be copied only on their way to a thread.
  const entries = structuredClone(blowUp(festival.prepared ?? festival.entries, 10_000)) as Entries
  const concepts: SharedConcepts = {}
  console.log('\n### The index of 10,000 entries, after a change\n')
  console.log(
    `| languages asked in | one entry: seconds until it is found (goal ${goal.seconds}), middle and longest of ${changes} | 400 entries | all: seconds | MB with it (goal ${goal.megabytes}) | MB with the next |`,
  )
  console.log('|---|--:|--:|--:|--:|--:|')
  const bare = await megabytes()
  // From few to many: what a thread leaves behind is used by the one that follows.
  for (const some of [['en'], ['en', 'de', 'ja'], [...languages]] as Language[][]) {
    const input = { entries, place: festival.place, languages: some, concepts }
    // The first one indexes the library of concepts as well, which is no part of a change.
    const serving = startIndexWorker(input)
    await serving.ready
    const one = await megabytes()
    const start = performance.now()
    const next = startIndexWorker(input)
    await next.ready
    const seconds = (performance.now() - start) / 1_000
    const both = await megabytes()
    await Promise.all([ended(serving), ended(next)])
    const { middle, longest, many } = await timesOfChanges({ languages: some, entries, festival })
    console.log(
      `| ${some.length} | ${middle.toFixed(2)}, ${longest.toFixed(2)} | ${many.toFixed(2)} | ${seconds.toFixed(2)} | ${(one - bare).toFixed(0)} | ${(both - bare).toFixed(0)} |`,
    )
  }
}

/** Seconds from a change to an answer that knows it: of one entry, several times, then of as many as are taken at once. */
async function timesOfChanges({ languages: some, entries: first, festival }: Asked) {
  let entries = first
  let tell: (entries: Entries) => void = () => undefined
  const library = {
    entries: async () => entries,
    follow(reader: typeof tell) {
      tell = reader
      reader(entries)
    },
  }
  const index = followLibrary(library, festival.place)
  const ask = (question: string, language: Language) =>
    index.run({ kind: 'search', question, language, now: festival.now })
  for (const language of some) await ask(first[0]?.title ?? '', language)
  const change = async (count: number, time: number) => {
    const from = 100 + time
    const edited = entries.slice(from, from + count).map((entry, at) => ({
      ...entry,
      title: `Quokka${time}x${at} ${entry.title}`,
      askedAs: { en: [`where is the quokka${time}x${at}`] },
    }))
    entries = entries.toSpliced(from, count, ...edited)
    const start = performance.now()
    tell(entries)
    const { result } = await ask(`where is the quokka${time}x0`, 'en')
    if (result[0] !== edited[0]?.id) throw new Error('The answer after the change does not know it.')
    return (performance.now() - start) / 1_000
  }
  const times: number[] = []
  for (let time = 0; time < changes; time++) times.push(await change(1, time))
  const many = await change(400, changes)
  index.close()
  times.sort((left, right) => left - right)
  return { middle: times[changes >> 1] ?? 0, longest: times.at(-1) ?? 0, many }
}

async function ended(worker: IndexWorker): Promise<void> {
  worker.close()
  await worker.ended
}

/** What this process weighs once it has come to rest. */
async function megabytes(): Promise<number> {
  await wait(settles)
  return process.memoryUsage.rss() / 2 ** 20
}
