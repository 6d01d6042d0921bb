import { type FormEvent, useEffect, useRef } from 'react'
import { Points } from '../../../contract/admin-installations.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField, numberFromText } from '../../ui/number-field.tsx'
import { useConflict } from '../conflict.ts'
import { ConflictDialog } from '../conflict-dialog.tsx'
import { useKept } from '../kept.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { type Installation, useChangePoints } from './use-installations.ts'

interface PointsEditorProps {
  /** As it was when the editor opened. */
  installation: Installation
  /** Where it is kept that the editor is open. */
  keptAs: string
  onClose: () => void
}

/** Changes the points in the row: Enter saves, Escape leaves. It stays open until the server has saved. */
export function PointsEditor({ installation, keptAs, onClose }: PointsEditorProps) {
  const say = useAdminText()
  const { id, name, version } = installation
  const conflict = useConflict(installation)
  const change = useChangePoints()
  const [text, setText] = useKept(`${keptAs}.points`, String(installation.pointValue))
  const form = useRef<HTMLFormElement>(null)
  const points = Points.safeParse(numberFromText(text))
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  const save = (pointValue: number, over: number) =>
    change.mutate({ id, pointValue, version: over }, { onSuccess: onClose, onError: conflict.notice })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (points.success && !change.isPending) save(points.data, version)
  }
  return (
    <>
      <form
        ref={form}
        noValidate
        className="flex flex-wrap items-start gap-2 max-sm:w-full"
        onSubmit={handleSubmit}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
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
        <Button
          type="submit"
          variant="primary"
          disabled={!points.success}
          isPending={change.isPending}
          pendingLabel={say('do.saving')}
        >
          {say('do.save')}
        </Button>
        <Button onClick={onClose}>{say('do.cancel')}</Button>
      </form>
      {conflict.current && (
        <PointsConflict
          {...{ installation, current: conflict.current, mine: points.data ?? installation.pointValue }}
          onKeepMine={(pointValue) => {
            if (conflict.current) save(pointValue, conflict.current.version)
            conflict.close()
          }}
          onTakeTheirs={onClose}
          onClose={conflict.close}
        />
      )}
    </>
  )
}

interface PointsConflictProps {
  installation: Installation
  current: Installation
  mine: number
  onKeepMine: (pointValue: number) => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Somebody may have switched it on or off meanwhile: that stays, and is shown along. */
function PointsConflict({ installation, current, mine, onKeepMine, ...ways }: PointsConflictProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const valuesOf = ({ name, pointValue, isActive }: Installation) => ({ name, pointValue, isActive })
  const labels: Record<string, string> = {
    name: say('installations.name'),
    pointValue: say('installations.pointValue'),
    isActive: say('installations.active', { name: installation.name }),
  }
  return (
    <ConflictDialog
      base={valuesOf(installation)}
      theirs={valuesOf(current)}
      mine={{ ...valuesOf(installation), pointValue: mine }}
      labelOf={(field) => labels[field] ?? field}
      showValue={(field, value) => {
        if (field === 'isActive') return say(value === 'true' ? 'conflict.yes' : 'conflict.no')
        return field === 'pointValue' ? number(Number(value)) : value
      }}
      onKeepMine={({ pointValue }) => onKeepMine(pointValue)}
      {...ways}
    />
  )
}
