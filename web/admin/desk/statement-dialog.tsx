import { useState } from 'react'
import type { LedgerRow } from '../../../contract/bonus.ts'
import type { DeskAttendee, getStatement } from '../../../contract/desk.ts'
import type { Response } from '../../../contract/endpoint.ts'
import { exportAttendee } from '../../../contract/privacy.ts'
import { may } from '../../../contract/roles.ts'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { addressOf } from '../../platform/api.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Copy, Download } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.ts'
import { VoidDialog } from '../bonus/void-dialog.tsx'
import { PersonWords } from '../person-words.tsx'
import { Loaded } from '../section-frame.tsx'
import { SideSheet } from '../side-sheet.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useUser } from '../user-context.ts'
import { useStatement } from './use-desk.ts'

type Statement = Response<typeof getStatement>

/** The answer to "why do I have no points for this?". */
export function StatementDialog({ attendee, onClose }: { attendee: DeskAttendee; onClose: () => void }) {
  const say = useAdminText()
  const query = useStatement(attendee.id)
  const copyId = () =>
    void navigator.clipboard
      ?.writeText(attendee.id)
      .then(() => toast({ title: say('toast.success'), description: say('desk.copied') }))
  return (
    <SideSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('desk.statementTitle')}
      closeLabel={say('do.close')}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PersonWords attendee={attendee} />
        <Button size="sm" onClick={copyId}>
          <Copy aria-hidden className="size-4" />
          {say('desk.copyId')}
        </Button>
        <a
          href={addressOf(exportAttendee.url, { params: { id: attendee.id } })}
          download={`${attendee.tiktokUsername}.json`}
          className={buttonClass({ size: 'sm' })}
        >
          <Download aria-hidden className="size-4" />
          {say('desk.exportPerson')}
        </a>
      </div>
      <Loaded query={query} loadingText={say('desk.statementLoading')}>
        {(statement) => <Lines statement={statement} />}
      </Loaded>
    </SideSheet>
  )
}

interface Line {
  id: string
  at: string
  what: string
  note: string
  /** The row of the ledger; a tap that was refused has none. */
  row?: LedgerRow
}

const reasons: Record<string, AdminKey> = {
  cooldown: 'reason.cooldown',
  'daily-limit': 'reason.daily-limit',
  'too-late': 'reason.too-late',
  crew: 'reason.crew',
  'no-recent-tap': 'reason.no-recent-tap',
}

function useLines({ rows, refused }: Statement): Line[] {
  const say = useAdminText()
  const textOf = useFailureText()
  const counted = rows.map((row) => {
    const reason = row.reason === null ? undefined : reasons[row.reason]
    const notes = [
      row.isVoided || (row.kind === 'void' && row.installationName !== null) ? say('bonus.voided') : '',
      reason ? say(reason) : row.reason,
      row.awardedBy && say('bonus.by', { name: row.awardedBy }),
    ]
    return {
      id: row.id,
      at: row.occurredAt,
      what: [row.installationName ?? say(`kind.${row.kind}`), row.stationName].filter(Boolean).join(' · '),
      note: notes.filter(Boolean).join(' · '),
      row,
    }
  })
  const rest = refused.map(({ code, installationName, stationName, occurredAt }) => ({
    id: `${occurredAt} ${installationName}`,
    at: occurredAt,
    what: [installationName, stationName].filter(Boolean).join(' · '),
    // The refusal as it was told at the station, in the language of the desk.
    note: `${say('reason.refused')}: ${textOf(new ApiFailure(400, JSON.stringify({ code, error: code }))) ?? code}`,
  }))
  return [...counted, ...rest].sort((one, other) => other.at.localeCompare(one.at))
}

function Lines({ statement }: { statement: Statement }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const lines = useLines(statement)
  const [leaving, setLeaving] = useState<LedgerRow>()
  return (
    <div>
      <p className="tnum mb-2 text-lg font-bold text-points">
        {say('desk.total', { points: number(statement.attendee.totalPoints) })}
      </p>
      {lines.length === 0 && <p className="text-mid">{say('desk.statementEmpty')}</p>}
      <ul className="divide-y divide-line/60">
        {lines.map((line) => (
          <StatementLine key={line.id} line={line} onVoid={setLeaving} />
        ))}
      </ul>
      {leaving && <VoidDialog row={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}

/** One line; points that still count can be taken back by whoever may. */
function StatementLine({ line, onVoid }: { line: Line; onVoid: (row: LedgerRow) => void }) {
  const say = useAdminText()
  const { number, signed, moment } = useNumbers()
  const mayVoid = may(useUser(), 'interactions:void')
  const { at, what, note, row } = line
  const points = row?.pointsAwarded ?? 0
  const counts = points > 0 && row?.isVoided === false
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-semibold">{what}</p>
        {note && <p className="text-sm break-words text-mid">{note}</p>}
        <time dateTime={at} className="tnum text-sm text-low">
          {moment(at)}
        </time>
      </div>
      <div className="tnum shrink-0 text-end">
        <p
          className={classNames(
            'font-semibold',
            counts ? 'text-points' : points < 0 ? 'text-danger' : 'text-low',
            row?.isVoided && 'line-through',
          )}
        >
          {row ? signed(points) : '–'}
        </p>
        {row && <p className="text-sm text-low">{say('desk.after', { points: number(row.totalAfter) })}</p>}
        {row && counts && mayVoid && (
          <Button size="sm" className="mt-1" onClick={() => onVoid(row)}>
            {say('bonus.void')}
          </Button>
        )}
      </div>
    </li>
  )
}
