import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Pencil } from '../../ui/icons.ts'
import { PointsPill } from '../../ui/points-pill.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useNumbers } from '../use-numbers.ts'
import { useSay } from '../use-say.ts'
import { PointsEditor } from './points-editor.tsx'
import { type Installation, useChangePoints, useSwitchInstallation } from './use-installations.ts'

export function InstallationRow({ installation }: { installation: Installation }) {
  const say = useSay()
  const { number } = useNumbers()
  const [isEditing, setEditing] = useState(false)
  const change = useChangePoints()
  const turn = useSwitchInstallation()
  const { id, name, type, interactionCount, isActive, pointValue } = installation
  return (
    <li data-row tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-base font-semibold">{name}</h3>
        <p className="tnum text-sm text-mid">
          {say('installations.interactions', { count: number(interactionCount) })}
          <span className="text-low"> · {type}</span>
        </p>
      </div>
      {isEditing ? (
        <PointsEditor
          name={name}
          pointValue={pointValue}
          onCancel={() => setEditing(false)}
          onSave={(next) => {
            setEditing(false)
            change.mutate({ id, pointValue: next })
          }}
        />
      ) : (
        <div className="flex items-center gap-1">
          <PointsPill size="sm">{say('installations.points', { points: number(pointValue) })}</PointsPill>
          <Button
            variant="ghost"
            isIconOnly
            data-do="edit"
            aria-label={say('installations.editPoints', { name })}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden className="size-4.5" />
          </Button>
        </div>
      )}
      <Switch
        label={say('installations.active', { name })}
        isLabelHidden
        isOn={isActive}
        onChange={(next) => turn.mutate({ id, isActive: next })}
      />
    </li>
  )
}
