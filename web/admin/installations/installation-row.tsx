import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { MapPin, Pencil, SlidersHorizontal } from '../../ui/icons.ts'
import { PointsPill } from '../../ui/points-pill.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useKept } from '../kept.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { describeRules } from './describe-rules.ts'
import { InstallationSheet } from './installation-sheet.tsx'
import { PointsEditor } from './points-editor.tsx'
import { useEventDays } from './use-event-days.ts'
import { type Installation, useSwitchInstallation } from './use-installations.ts'

export function InstallationRow({ installation }: { installation: Installation }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const keptAs = `installation-${installation.id}`
  // As it was when the editor opened: the list goes on reading what others save.
  const [edited, setEdited] = useKept<Installation | undefined>(keptAs, undefined)
  const [opened, setOpened] = useKept<Installation | undefined>(`${keptAs}-rules`, undefined)
  const turn = useSwitchInstallation()
  const { id, name, isActive, pointValue } = installation
  return (
    <li data-row tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <WhatItIs installation={installation} />
      {edited ? (
        <PointsEditor installation={edited} keptAs={keptAs} onClose={() => setEdited(undefined)} />
      ) : (
        <div className="me-auto flex items-center gap-1 sm:me-0">
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
      <Button
        className="max-sm:px-3!"
        aria-label={say('installations.rulesOf', { name })}
        onClick={() => setOpened(installation)}
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        <span className="max-sm:hidden">{say('installations.rules')}</span>
      </Button>
      <Switch
        label={say('installations.active', { name })}
        isLabelHidden
        isOn={isActive}
        onChange={(next) => turn.mutate({ id, isActive: next })}
      />
      {opened && (
        <InstallationSheet
          installation={opened}
          keptAs={`${keptAs}-rules`}
          onClose={() => setOpened(undefined)}
        />
      )}
    </li>
  )
}

/** Name, place, what it has brought, and the rules that limit it. */
function WhatItIs({ installation }: { installation: Installation }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { dayName } = useEventDays()
  const { name, type, location, interactionCount } = installation
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="text-base font-semibold [overflow-wrap:anywhere]">{name}</h3>
      <p className="tnum text-sm text-mid">
        {say('installations.interactions', { count: number(interactionCount) })}
        <span className="text-low"> · {type}</span>
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        {location !== null && <Badge icon={<MapPin aria-hidden />}>{location}</Badge>}
        {describeRules(installation, say, dayName).map((rule) => (
          <Badge key={rule}>{rule}</Badge>
        ))}
      </p>
    </div>
  )
}
