import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type ConceptName,
  type EntryText,
  listConcepts,
  understandEntry,
} from '../../../contract/understanding.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call } from '../../platform/api.ts'

/** After so many milliseconds without a key what is written is read again. */
const PAUSE_MS = 500

const nothing: readonly ConceptName[] = []

/** Everything that an entry can be about, in the language of the dashboard. */
export function useConcepts(): { concepts: readonly ConceptName[]; nameOf: (id: string) => string } {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['admin', 'concepts', language],
    queryFn: ({ signal }) => call(listConcepts, { querystring: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const concepts = data?.concepts ?? nothing
  return { concepts, nameOf: (id) => concepts.find((concept) => concept.id === id)?.name ?? id }
}

/** What the guide understands of an entry while it is written; of the last text that he has read. */
export function useUnderstood(text: EntryText) {
  const written = JSON.stringify(text)
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written])
  const { data } = useQuery({
    queryKey: ['admin', 'understood', settled],
    queryFn: ({ signal }) => call(understandEntry, { body: JSON.parse(settled) as EntryText, signal }),
    enabled: text.title.trim() !== '' || text.description.trim() !== '',
    placeholderData: keepPreviousData,
    // The field goes on without it.
    retry: false,
  })
  return data
}
