import type { DeskAttendee, getStatement } from '../../../contract/desk.ts'
import type { Response } from '../../../contract/endpoint.ts'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Copy } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.ts'
import { PersonWords } from '../person-words.tsx'
import { Loaded } from '../section-frame.tsx'
import { SideSheet } from '../side-sheet.tsx'
import type { AdminKey } from '../text-keys.ts'
import { useNumbers } from '../use-numbers.ts'
import { useSay } from '../use-say.ts'
import { useStatement } from './use-desk.ts'

type Statement = Response<typeof getStatement>

/** The answer to "why do I have no points for this?". */
export function StatementDialog({ attendee, onClose }: { attendee: DeskAttendee; onClose: () => void }) {
  const say = useSay()
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
  points: number | undefined
  after: number | undefined
}

const reasons: Record<string, AdminKey> = {
  cooldown: 'reason.cooldown',
  'daily-limit': 'reason.daily-limit',
  'too-late': 'reason.too-late',
  crew: 'reason.crew',
}

function useLines({ rows, refused }: Statement): Line[] {
  const say = useSay()
  const textOf = useFailureText()
  const counted = rows.map((row) => {
    const reason = row.reason === null ? undefined : reasons[row.reason]
    return {
      id: row.id,
      at: row.occurredAt,
      what: row.installationName ?? say(`kind.${row.kind}`),
      note: [reason ? say(reason) : (row.reason ?? ''), row.isVoided ? say('bonus.voided') : '']
        .filter(Boolean)
        .join(' · '),
      points: row.pointsAwarded,
      after: row.totalAfter,
    }
  })
  const rest = refused.map(({ code, installationName, occurredAt }) => ({
    id: `${occurredAt} ${installationName}`,
    at: occurredAt,
    what: installationName,
    // The refusal as it was told at the station, in the language of the desk.
    note: `${say('reason.refused')}: ${textOf(new ApiFailure(400, JSON.stringify({ code, error: code }))) ?? code}`,
    points: undefined,
    after: undefined,
  }))
  return [...counted, ...rest].sort((one, other) => other.at.localeCompare(one.at))
}

function Lines({ statement }: { statement: Statement }) {
  const say = useSay()
  const { number, signed, moment } = useNumbers()
  const lines = useLines(statement)
  return (
    <div>
      <p className="tnum mb-2 text-lg font-bold text-points">
        {say('desk.total', { points: number(statement.attendee.totalPoints) })}
      </p>
      {lines.length === 0 && <p className="text-mid">{say('desk.statementEmpty')}</p>}
      <ul className="divide-y divide-line/60">
        {lines.map(({ id, at, what, note, points, after }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{what}</p>
              {note && <p className="text-sm break-words text-mid">{note}</p>}
              <time dateTime={at} className="tnum text-sm text-low">
                {moment(at)}
              </time>
            </div>
            <p className="tnum shrink-0 text-end">
              <span className={points ? 'font-semibold text-points' : 'font-semibold text-low'}>
                {points === undefined ? '–' : signed(points)}
              </span>
              {after !== undefined && (
                <span className="block text-sm text-low">{say('desk.after', { points: number(after) })}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
