import { parentPort, workerData } from 'node:worker_threads'
import { composeAnswer, composeFortune } from '../built-in/index.ts'
import { createRetriever } from '../retrieval/index.ts'
import type { Lesson, Reading, Task, Thought, Told } from './thought.ts'

// The thread in which Leon thinks: indexing thousands of entries takes seconds, and no tap may wait for it.
const { entries, place, spoken } = workerData as Lesson
const retriever = createRetriever(entries, place)
// A first question in a language builds its index: nobody who asks in one that is spoken here waits for that later.
for (const language of spoken) retriever.search(entries[0]?.title ?? '', language, new Date())

parentPort?.on('message', (task: Task) => tell(work(task)))
tell({ kind: 'ready' })

function work(task: Task): Told {
  try {
    return { kind: 'done', number: task.number, answer: think(task) }
  } catch (problem) {
    return {
      kind: 'failed',
      number: task.number,
      reason: problem instanceof Error ? problem.message : 'unknown',
    }
  }
}

function think(task: Task): Thought | Reading {
  const { timeZone } = place
  if (task.kind === 'fortune') return composeFortune({ ...task, entries, timeZone })
  const { question, language, now } = task
  const search = retriever.search(question, language, now)
  const composed = composeAnswer({ question, language, search, entries, retriever, now, timeZone })
  return { composed, hitIds: search.hits.map(({ entry }) => entry.id) }
}

function tell(told: Told): void {
  parentPort?.postMessage(told)
}
