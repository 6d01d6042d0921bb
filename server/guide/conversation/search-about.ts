import type { Language } from '../../../contract/languages.ts'
import type { Retriever, Search } from '../retrieval/index.ts'
import type { FollowUp } from './read-follow-up.ts'

/** Searches for what a follow-up asks; the entry that it is about is what answers. */
export function searchAbout(
  { question, plain, about }: FollowUp,
  retriever: Retriever,
  language: Language,
  now: Date,
): Search {
  if (!about) return retriever.search(question, language, now)
  const search = retriever.search(plain, language, now)
  const others = search.hits.filter(({ entry }) => entry !== about)
  const score = Math.max(1, ...others.map((hit) => hit.score))
  return { ...search, hits: [{ entry: about, score }, ...others], grounded: true, isProgramme: false }
}
