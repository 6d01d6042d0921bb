import { Button } from '../../ui/button.tsx'
import { Pencil } from '../../ui/icons.ts'
import { PointsPill } from '../../ui/points-pill.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useKept } from '../kept.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { PointsEditor } from './points-editor.tsx'
import { type Installation, useSwitchInstallation } from './use-installations.ts'

export function InstallationRow({ installation }: { installation: Installation }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const keptAs = `installation-${installation.id}`
  // As it was when the editor opened: the list goes on reading what others save.
  const [edited, setEdited] = useKept<Installation | undefined>(keptAs, undefined)
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
      {edited ? (
        <PointsEditor installation={edited} keptAs={keptAs} onClose={() => setEdited(undefined)} />
      ) : (
        <div className="flex items-center gap-1">
          <PointsPill size="sm">{say('installations.points', { points: number(pointValue) })}</PointsPill>
          <Button
            variant="ghost"
            isIconOnly
            data-do="edit"
            aria-label={say('installations.editPoints', { name })}
            onClick={() => setEdited(installation)}
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
