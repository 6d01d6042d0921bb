import { parentPort, workerData } from 'node:worker_threads'
import { composeAnswer, composeFortune } from '../built-in/index.ts'
import { readFollowUp } from '../conversation/read-follow-up.ts'
import { searchAbout } from '../conversation/search-about.ts'
import { createRetriever, type Retriever, type Search, shareConcepts } from '../retrieval/index.ts'
import { collectGarbage } from './collect-garbage.ts'
import type { ChangeMessage, IndexInput, Results, Task, VectorsMessage, WorkerMessage } from './messages.ts'
import { ownPhrases } from './own-phrases.ts'

// Searches the event knowledge and composes answers in a thread of its own: indexing thousands of entries takes
// seconds, and no tap may wait for it.
const { entries: first, place, languages, concepts } = workerData as IndexInput
const betweenSigns = 500
let nextSign = 0
shareConcepts(concepts, (language, packed) => send({ kind: 'concepts', language, packed }))
const retriever = createRetriever(first, { ...place, onProgress })
// A first question in a language builds its index: nobody who asks in one of these waits for that later.
for (const language of languages) retriever.search(first[0]?.title ?? '', language, new Date())
collectGarbage()

parentPort?.on('message', (message: Task | ChangeMessage | VectorsMessage) => {
  if (message.kind === 'vectors') retriever.takeVectors(message.layout)
  else if (message.kind === 'change') change(message)
  else send(answer(message))
})
send({ kind: 'ready' })

// What it throws ends this thread: nobody is answered out of a change that was half taken over.
function change({ number, changed, ids }: ChangeMessage): void {
  retriever.change(changed, ids)
  send({ kind: 'changed', number })
}

// A sign of life while thousands of entries are indexed, and no more messages than a watchdog needs.
function onProgress(): void {
  if (performance.now() < nextSign) return
  nextSign = performance.now() + betweenSigns
  send({ kind: 'indexing' })
}

function answer(task: Task): WorkerMessage {
  try {
    return { kind: 'done', number: task.number, result: run(task) }
  } catch (problem) {
    return {
      kind: 'failed',
      number: task.number,
      reason: problem instanceof Error ? problem.message : 'unknown',
    }
  }
}

function run(task: Task): Results[keyof Results] {
  const { timeZone } = place
  const entries = retriever.entries()
  if (task.kind === 'fortune')
    return composeFortune({ ...task, ...place, entries, understandingOf: retriever.understandingOf })
  if (task.kind === 'phrases') return ownPhrases(retriever, task)
  const { language, now } = task
  if (task.kind === 'search') return idsOf(retriever.search(task.question, language, now))
  const { vector } = task
  const followUp = readFollowUp({ ...task, before: task.before ?? [], entries, retriever })
  const { question, plain } = followUp ?? { question: task.question, plain: task.question }
  const withVector: Retriever = {
    ...retriever,
    search: (text, inLanguage, at) => retriever.search(text, inLanguage, at, vector),
  }
  const search = followUp
    ? searchAbout(followUp, withVector, language, now)
    : withVector.search(question, language, now)
  const isFollowUp = followUp !== undefined
  const composed = composeAnswer({
    question,
    language,
    search,
    entries,
    retriever,
    now,
    timeZone,
    helpDesk: place.helpDesk?.[language],
    isFollowUp,
    isAboutEntry: followUp?.about !== undefined,
  })
  const found = new Set([...search.hits.map(({ entry }) => entry.id), ...search.nearIds])
  return { composed, plain, nearIds: [...found], isOfMoment: search.time !== undefined }
}

// Of what is not grounded the best may only share a word.
/** What comes near has this share of what speaks for the entry that comes first. */
const LEAST_SHARE = 0.3

function idsOf({ grounded, hits, isProgramme }: Search): string[] {
  if (!grounded) return []
  const least = isProgramme ? 0 : LEAST_SHARE * (hits[0]?.score ?? 0)
  return hits.filter(({ score }) => score >= least).map(({ entry }) => entry.id)
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}
