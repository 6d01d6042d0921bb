import { Button } from '../../ui/button.tsx'
import { Field, type FieldWords } from '../../ui/field.tsx'
import { useAdminText } from '../use-admin-text.ts'

interface ColourFieldProps extends FieldWords {
  /** As `#3ce4ff`; empty: the product's own. */
  value: string
  /** The product's own. */
  own: string
  onChange: (value: string) => void
}

/** A colour by the browser's own picker, or as text from a style guide. */
export function ColourField({ value, own, onChange, ...words }: ColourFieldProps) {
  const say = useAdminText()
  return (
    <div className="grid content-start gap-2">
      <Field {...words}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={`${words.label} ${value || own}`}
              className="h-control w-14 shrink-0 rounded-control border border-line-ctl bg-surface p-1"
              value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : own}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              {...control}
              type="text"
              spellCheck={false}
              autoComplete="off"
              placeholder={own}
              value={value}
              onChange={(event) => onChange(event.target.value.trim())}
            />
          </div>
        )}
      </Field>
      {value !== '' && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => onChange('')}>
            {say('settings.ownColour')}
          </Button>
        </div>
      )}
    </div>
  )
}
