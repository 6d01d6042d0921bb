import { useState } from 'react'
import type { SchedulePreview, ScheduleSource, SyncResult } from '../../../contract/schedules.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Pencil, RefreshCw } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { ScheduleFileButton } from './schedule-file-button.tsx'
import { ScheduleSettings } from './schedule-settings.tsx'
import { failureText, useReadSchedule } from './use-schedules.ts'

const tones: Record<SyncResult['outcome'], BadgeTone> = {
  taken: 'success',
  unchanged: 'neutral',
  waits: 'warning',
  failed: 'danger',
}

const formats = { pretalx: 'pretalx', frab: 'frab', sessionize: 'Sessionize', ical: 'iCalendar' } as const

interface ScheduleRowProps {
  schedule: ScheduleSource
  onRead: (preview: SchedulePreview) => void
}

/** A schedule: where it is, what became of the last reading, and what can be done with it. */
export function ScheduleRow({ schedule, onRead }: ScheduleRowProps) {
  const { id, name, format, address, sessions, everyMinutes } = schedule
  const say = useAdminText()
  const { number, minutes } = useNumbers()
  const [isChanging, setChanging] = useState(false)
  const read = useReadSchedule(onRead)
  return (
    <li
      data-row
      tabIndex={-1}
      className="grid gap-3 p-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="grid min-w-0 gap-1.5">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          <span className="min-w-0 break-words">{name}</span>
          <Badge>{formats[format]}</Badge>
        </h3>
        {address !== null && <p className="truncate font-mono text-sm text-low">{address}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mid">
          <LastRun schedule={schedule} />
          <span className="tnum">{say('schedule.sessions', { count: number(sessions) })}</span>
          {everyMinutes !== null && (
            <span className="tnum">{say('schedule.every', { time: minutes(everyMinutes) })}</span>
          )}
        </p>
        {read.isError && (
          <p role="alert" className="text-sm text-danger">
            {failureText(read.error, say)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {address === null ? (
          <ScheduleFileButton
            size="sm"
            label={say('schedule.newFile')}
            isPending={read.isPending}
            onFile={(file) => read.mutate({ file, id })}
          />
        ) : (
          <Button
            size="sm"
            isPending={read.isPending}
            pendingLabel={say('schedule.reading')}
            onClick={() => read.mutate({ id })}
          >
            <RefreshCw aria-hidden className="size-[1.15em]" />
            {say('schedule.check')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          isIconOnly
          aria-label={say('schedule.settings', { name })}
          onClick={() => setChanging(true)}
        >
          <Pencil aria-hidden className="size-4.5" />
        </Button>
      </div>
      {isChanging && <ScheduleSettings schedule={schedule} onClose={() => setChanging(false)} />}
    </li>
  )
}

function LastRun({ schedule: { lastRunAt, lastResult } }: { schedule: ScheduleSource }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  if (lastRunAt === null || lastResult === null) {
    return <Badge tone="warning">{say('schedule.notTaken')}</Badge>
  }
  const { outcome, failure } = lastResult
  return (
    <>
      <Badge tone={tones[outcome]}>{say(`schedule.outcome.${outcome}`)}</Badge>
      <span>{say('schedule.lastRun', { at: moment(lastRunAt) })}</span>
      {failure && <span className="text-danger">{say(`schedule.failure.${failure}`)}</span>}
    </>
  )
}
