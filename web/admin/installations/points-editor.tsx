import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Points } from '../../../contract/admin-installations.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField, numberFromText } from '../../ui/number-field.tsx'
import { useSay } from '../use-say.ts'

interface PointsEditorProps {
  name: string
  pointValue: number
  onSave: (pointValue: number) => void
  onCancel: () => void
}

/** Changes the points in the row: Enter saves, Escape leaves. */
export function PointsEditor({ name, pointValue, onSave, onCancel }: PointsEditorProps) {
  const say = useSay()
  const [text, setText] = useState(String(pointValue))
  const form = useRef<HTMLFormElement>(null)
  const points = Points.safeParse(numberFromText(text))
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (points.success) onSave(points.data)
  }
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-wrap items-start gap-2 max-sm:w-full"
      onSubmit={handleSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <div className="min-w-24 flex-1 sm:w-44 sm:flex-none">
        <NumberField
          label={say('installations.editPoints', { name })}
          isLabelHidden
          placeholder={say('installations.pointsPlaceholder')}
          value={text}
          onChange={setText}
          error={points.success ? undefined : say('installations.pointsInvalid')}
        />
      </div>
      <Button type="submit" variant="primary" disabled={!points.success}>
        {say('do.save')}
      </Button>
      <Button onClick={onCancel}>{say('do.cancel')}</Button>
    </form>
  )
}
