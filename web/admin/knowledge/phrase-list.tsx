import type { Language } from '../../../contract/languages.ts'

interface PhraseListProps {
  language: Language
  phrases: readonly string[]
  className?: string
}

/** Phrases of one language beside each other; nothing where there are none. */
export function PhraseList({ language, phrases, className = '' }: PhraseListProps) {
  if (phrases.length === 0) return null
  return (
    <ul lang={language} className={`flex flex-wrap gap-1.5 text-sm ${className}`}>
      {phrases.map((phrase) => (
        <li key={phrase} className="rounded-control bg-surface-2 px-2 py-0.5 break-words">
          {phrase}
        </li>
      ))}
    </ul>
  )
}
