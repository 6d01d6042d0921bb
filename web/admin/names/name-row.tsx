import { endonyms, type Language } from '../../../contract/languages.ts'
import type { AdminName } from '../../../contract/names.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Check, Pencil } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { missingIn } from './use-admin-names.ts'

interface NameRowProps {
  name: AdminName
  /** The languages that it should be translated into. */
  wanted: readonly Language[]
  onEdit: () => void
}

/** A name, of what it is, how it reads elsewhere, and where that is not said. */
export function NameRow({ name, wanted, onEdit }: NameRowProps) {
  const say = useAdminText()
  const missing = missingIn(name, wanted)
  const others = wanted.filter((language) => (name.translations[language] ?? name.text) !== name.text)
  return (
    <li data-row tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base font-semibold [overflow-wrap:anywhere]">{name.text}</h3>
          {name.kinds.map((kind) => (
            <Badge key={kind} tone="neutral">
              {say(`names.kind.${kind}`)}
            </Badge>
          ))}
        </div>
        {others.length > 0 && (
          <p className="text-sm text-mid">
            {others.map((language, at) => (
              <span key={language}>
                {at > 0 && ' · '}
                <span lang={language}>{name.translations[language]}</span>
              </span>
            ))}
          </p>
        )}
        {missing.length > 0 ? (
          <p className="text-sm text-warning">
            {say('names.missing', { languages: missing.map((language) => endonyms[language]).join(', ') })}
          </p>
        ) : (
          <p className="flex items-center gap-1.5 text-sm text-low">
            <Check aria-hidden className="size-4" />
            {say(others.length === 0 ? 'names.same' : 'names.complete')}
          </p>
        )}
      </div>
      <Button
        variant="ghost"
        data-do="edit"
        aria-label={say('do.editNamed', { name: name.text })}
        onClick={onEdit}
      >
        <Pencil aria-hidden className="size-4.5" />
        {say('do.edit')}
      </Button>
    </li>
  )
}
