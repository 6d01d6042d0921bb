import { Button } from '../../ui/button.tsx'
import { useAdminText } from '../use-admin-text.ts'
import type { InstallationForm } from './installation-fields.tsx'
import { minutesOf } from './installation-values.ts'
import { type TemplateId, templateIds, templates } from './templates.ts'

/** The usual kinds: each fills in type, points and rules, which stay open to change. */
export function TemplatePicker({ form }: { form: InstallationForm }) {
  const say = useAdminText()
  const names: readonly string[] = templateIds.map((id) => say(`template.${id}`))
  const choose = (id: TemplateId) => {
    const { type, pointValue, cooldownSeconds, maxPerEventDay } = templates[id]
    const written = form.getValues()
    const isOwnName = written.name.trim() !== '' && !names.includes(written.name)
    form.reset(
      {
        ...written,
        name: isOwnName ? written.name : say(`template.${id}`),
        type,
        pointValue: String(pointValue),
        cooldownSeconds: minutesOf(cooldownSeconds),
        maxPerEventDay: String(maxPerEventDay),
      },
      { keepDefaultValues: true },
    )
  }
  const type = form.watch('type')
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-mid">{say('installations.templates')}</legend>
      <div className="flex flex-wrap gap-2">
        {templateIds.map((id) => (
          <Button
            key={id}
            size="sm"
            aria-pressed={type === templates[id].type}
            className={type === templates[id].type ? 'border-accent! text-hi' : undefined}
            onClick={() => choose(id)}
          >
            {say(`template.${id}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
