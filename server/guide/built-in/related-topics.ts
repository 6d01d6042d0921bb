import type { Language } from '../../../contract/languages.ts'
import { spellsGuideName } from '../name-in-question.ts'
import { isNearMiss, type KnowledgeEntry, type Retriever, type Search, textOf } from '../retrieval/index.ts'

const mostTopics = 3
const longestTopic = 60

/**
 * One to three things to ask next. Each is a phrase people ask, or a title, that finds its own entry again, so a
 * touch on it never ends in "I don't know".
 */
export function relatedTopics(
  candidates: readonly KnowledgeEntry[],
  language: Language,
  retriever: Retriever,
  now: Date,
): string[] {
  const topics: string[] = []
  for (const entry of candidates) {
    if (topics.length === mostTopics) break
    const topic = topicOf(entry, language, retriever, now)
    if (topic && !topics.includes(topic)) topics.push(topic)
  }
  return topics
}

/** What a question that is refused may have meant, the nearest first; nothing where nothing comes near (decision 64). */
export function topicsMeant(search: Search, language: Language, retriever: Retriever, now: Date): string[] {
  const near = isNearMiss(search) ? search.hits.map(({ entry }) => entry) : []
  return relatedTopics(near, language, retriever, now)
}

function topicOf(
  entry: KnowledgeEntry,
  language: Language,
  retriever: Retriever,
  now: Date,
): string | undefined {
  const title = textOf(entry, language).title
  return [title, ...(entry.askedAs[language] ?? [])]
    .filter((topic) => topic.length <= longestTopic && !spellsGuideName(topic, language))
    .find((topic) => {
      const { grounded, hits } = retriever.search(topic, language, now)
      return grounded && hits[0]?.entry === entry
    })
}
