import { setTimeout as wait } from 'node:timers/promises'
import { type Language, languages } from '../../contract/languages.ts'
import type { IndexInput, SharedConcepts } from '../../server/guide/index-worker/messages.ts'
import { type IndexWorker, startIndexWorker } from '../../server/guide/index-worker/start-index-worker.ts'
import { blowUp } from './distractors.ts'
import type { Festival } from './festivals.ts'

const goal = { seconds: 1, megabytes: 250 }
const settles = 1_500

/** Prints how long the index of a changed festival of 10,000 entries takes, and what the process weighs with it. */
export async function printIndexCost({ place, prepared, entries }: Festival): Promise<void> {
  // Texts of their own, as read from a database: made of each other they would be copied only on their way to a thread.
  const large = structuredClone(blowUp(prepared ?? entries, 10_000)) as IndexInput['entries']
  const concepts: SharedConcepts = {}
  console.log('\n### The index of 10,000 entries, rebuilt after a change\n')
  console.log(
    `| languages asked in | seconds (goal ${goal.seconds}) | MB with it (goal ${goal.megabytes}) | MB with the next |`,
  )
  console.log('|---|--:|--:|--:|')
  const bare = await megabytes()
  // From few to many: what a thread leaves behind is used by the one that follows.
  for (const asked of [['en'], ['en', 'de', 'ja'], [...languages]] as Language[][]) {
    const input = { entries: large, place, languages: asked, concepts }
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
    console.log(
      `| ${asked.length} | ${seconds.toFixed(2)} | ${(one - bare).toFixed(0)} | ${(both - bare).toFixed(0)} |`,
    )
  }
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
