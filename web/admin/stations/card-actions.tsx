import { useEffect, useState } from 'react'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import type { StationCommand } from '../../../contract/station-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Check, Clock, Lightbulb, Pencil, RefreshCw } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useCommandStation } from './use-stations.ts'

const commands = [
  { command: 'identify', Icon: Lightbulb },
  { command: 'reload', Icon: RefreshCw },
] as const

/** How long it is said that a station has heard a command (milliseconds). */
const TOLD_MS = 8_000

/** What can be asked of a station, and whether it has heard it. */
export function CardActions({ station, onEdit }: { station: AdminStation; onEdit: () => void }) {
  const say = useAdminText()
  const { id, name, waitingCommands } = station
  const ask = useCommandStation(id)
  const heard = useHeard(waitingCommands)
  return (
    <footer className="mt-auto grid gap-2">
      <div className="flex flex-wrap gap-2 max-sm:gap-1.5 [&>button]:px-2 max-sm:[&_svg]:hidden">
        <Button
          size="sm"
          data-do="edit"
          aria-label={say('do.editNamed', { name })}
          onClick={onEdit}
          className="flex-auto"
        >
          <Pencil aria-hidden className="size-4" />
          {say('do.edit')}
        </Button>
        {commands.map(({ command, Icon }) => (
          <Button
            key={command}
            size="sm"
            aria-label={say(`stations.${command}Named`, { name })}
            isPending={ask.isPending && ask.variables === command}
            onClick={() => ask.mutate(command)}
            className="flex-auto"
          >
            <Icon aria-hidden className="size-4" />
            {say(`stations.${command}`)}
          </Button>
        ))}
      </div>
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {waitingCommands.map((command) => (
          <p key={command} className="flex items-start gap-1.5 text-mid">
            <Clock aria-hidden className="mt-0.5 size-4" />
            {say('stations.commandWaits', { command: say(`stations.${command}`) })}
          </p>
        ))}
        {heard.map((command) => (
          <p key={command} className="flex items-start gap-1.5 text-success">
            <Check aria-hidden className="mt-0.5 size-4" />
            {say('stations.commandHeard', { command: say(`stations.${command}`) })}
          </p>
        ))}
      </div>
    </footer>
  )
}

/** The commands that waited a moment ago, and wait no more: the station has heard them. */
function useHeard(waiting: readonly StationCommand[]): readonly StationCommand[] {
  const [known, setKnown] = useState(waiting)
  const [heard, setHeard] = useState<readonly StationCommand[]>([])
  if (known.join() !== waiting.join()) {
    setKnown(waiting)
    setHeard(known.filter((command) => !waiting.includes(command)))
  }
  useEffect(() => {
    if (heard.length === 0) return
    const timer = setTimeout(() => setHeard([]), TOLD_MS)
    return () => clearTimeout(timer)
  }, [heard])
  return heard
}
