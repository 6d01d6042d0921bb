import type { PeopleImportReport } from '../../../contract/people-imports.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

type Person = PeopleImportReport['people'][number]

const tones: Record<Person['state'], BadgeTone> = {
  new: 'success',
  changed: 'warning',
  same: 'neutral',
  wrong: 'danger',
}

/** The first people of a file, as they would be written. */
export function PeoplePreview({ people, total }: { people: Person[]; total: number }) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <section aria-labelledby="people-preview" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="people-preview" className="text-lg">
        {say('people.preview')}
      </h3>
      <Card className="p-0!">
        <ul className="divide-y divide-line/60">
          {people.map(({ line, name, tiktokUsername, email, language, ageBand, reference, state }) => (
            <li key={line} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
              <div className="min-w-0 flex-1 basis-56">
                <p className="truncate">
                  <strong>{name || '–'}</strong> <span className="text-mid">@{tiktokUsername}</span>
                </p>
                <p className="truncate text-sm text-low">
                  {[email, language.toUpperCase(), ageBand === 'unknown' ? '' : ageBand, reference]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Badge tone={tones[state]}>{say(`people.state.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      {total > people.length && (
        <p className="text-sm text-mid">{say('import.more', { count: number(total - people.length) })}</p>
      )}
    </section>
  )
}
