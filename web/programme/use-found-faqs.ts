import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { PublicEntry } from '../../contract/knowledge.ts'
import { listFaqs } from '../../contract/programme.ts'
import { foldForSearch, hasWords, wordsOf } from '../../contract/programme-time.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { call } from '../platform/api.ts'

/** Whoever pauses so long has written a word. */
const PAUSE_MS = 350
/** One letter means nothing, in Latin script at least. */
const isAsked = (search: string) => search.length > 1 || /\p{Script=Han}/u.test(search)

/** What a search finds: at once what has its words, and when the server has answered what Leon would answer from. */
export function useFoundFaqs(faqs: PublicEntry[], search: string): PublicEntry[] {
  const { language } = useLanguage()
  const asked = usePaused(search.trim())
  const { data } = useQuery({
    queryKey: ['faqs', language, asked],
    queryFn: async ({ signal }) =>
      (await call(listFaqs, { querystring: { language, search: asked }, signal })).faqs,
    enabled: isAsked(asked),
    retry: false,
  })
  const byWords = useWords(faqs, search)
  return asked === search.trim() && data !== undefined ? data : byWords
}

function useWords(faqs: PublicEntry[], search: string): PublicEntry[] {
  const folded = useMemo(
    () =>
      faqs.map((faq) => ({
        faq,
        words: foldForSearch([faq.title, faq.description, faq.location ?? '', ...faq.tags].join('\n')),
      })),
    [faqs],
  )
  const asked = wordsOf(search)
  return folded.filter(({ words }) => hasWords(words, asked)).map(({ faq }) => faq)
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
