import type { AdminEntry } from '../../../contract/admin-knowledge.ts'
import { endonyms, languages } from '../../../contract/languages.ts'
import { useAdminText } from '../use-admin-text.ts'
import { PhraseList } from './phrase-list.tsx'

/** What visitors may ask beside an entry that no entry answers: what the guide refuses, and what one could add. */
export function NotAnswered({ entry }: { entry: AdminEntry }) {
  const say = useAdminText()
  const { notAnswered } = entry
  const written = languages.filter((language) => (notAnswered[language]?.length ?? 0) > 0)
  if (written.length === 0) return null
  return (
    <section className="mt-8 grid gap-4 border-t border-line/60 pt-6">
      <div>
        <h3 className="font-semibold">{say('entry.notAnswered')}</h3>
        <p className="mt-1 text-sm text-mid">{say('entry.notAnsweredHint')}</p>
      </div>
      {written.map((language) => (
        <div key={language}>
          <p lang={language} className="mb-1.5 text-sm font-semibold">
            {endonyms[language]}
          </p>
          <PhraseList language={language} phrases={notAnswered[language] ?? []} />
        </div>
      ))}
    </section>
  )
}
