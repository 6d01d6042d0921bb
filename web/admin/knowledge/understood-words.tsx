import { endonyms, languages } from '../../../contract/languages.ts'
import type { Understood } from '../../../contract/understanding.ts'
import { Lightbulb, TriangleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useConcepts } from './use-concepts.ts'

/** What the guide understands of an entry, and what to do where it is little. */
export function UnderstoodWords({ understood }: { understood: Understood }) {
  const say = useAdminText()
  const { nameOf } = useConcepts()
  const { concepts, weaknesses } = understood
  return (
    <>
      {concepts.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-mid">
          <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-link" />
          {say('understood.label', { concepts: concepts.map(nameOf).join(' · ') })}
        </p>
      )}
      {weaknesses.map((weakness) => (
        <p key={weakness} className="flex items-start gap-1.5 text-sm text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {say(`understood.${weakness}`)}
        </p>
      ))}
    </>
  )
}

/** The languages that an entry lacks; nothing where it has them all. */
export function MissingTranslations({ missing }: Pick<Understood, 'missing'>) {
  const say = useAdminText()
  if (missing.length === 0) return null
  const names = languages
    .filter((language) => missing.includes(language))
    .map((language) => endonyms[language])
  return <p className="text-sm text-low">{say('understood.missing', { languages: names.join(' · ') })}</p>
}
