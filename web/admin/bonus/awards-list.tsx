import { useState } from 'react'
import type { LedgerRow } from '../../../contract/bonus.ts'
import { may } from '../../../contract/roles.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PersonWords } from '../person-words.tsx'
import { Loaded } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useUser } from '../user-context.ts'
import { useAwards } from './use-bonus.ts'
import { VoidDialog } from './void-dialog.tsx'

/** The latest bonuses, newest first. */
export function AwardsList() {
  const say = useAdminText()
  const [leaving, setLeaving] = useState<LedgerRow>()
  return (
    <Card className="grid gap-3">
      <h3 className="text-lg">{say('bonus.last')}</h3>
      <Loaded query={useAwards()} loadingText={say('desk.statementLoading')}>
        {({ awards }) =>
          awards.length === 0 ? (
            <p className="text-mid">{say('bonus.noneYet')}</p>
          ) : (
            <ul className="divide-y divide-line/60">
              {awards.map((row) => (
                <AwardRow key={row.id} row={row} onVoid={() => setLeaving(row)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {leaving && <VoidDialog row={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  )
}

function AwardRow({ row, onVoid }: { row: LedgerRow; onVoid: () => void }) {
  const say = useAdminText()
  const { signed, moment } = useNumbers()
  const mayVoid = may(useUser(), 'interactions:void')
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex items-center justify-between gap-3">
        <PersonWords attendee={row.attendee} />
        <span className="tnum font-semibold text-points">{signed(row.pointsAwarded)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-mid">
        <p className="min-w-0 flex-1">
          {row.reason && <span className="block break-words text-hi">{row.reason}</span>}
          <span className="tnum text-low">
            {moment(row.occurredAt)}
            {row.stationName && ` · ${row.stationName}`}
            {row.awardedBy && ` · ${say('bonus.by', { name: row.awardedBy })}`}
          </span>
        </p>
        {(row.isVoided || row.kind === 'void') && <Badge tone="warning">{say('bonus.voided')}</Badge>}
        {mayVoid && row.kind === 'bonus' && !row.isVoided && (
          <Button size="sm" onClick={onVoid}>
            {say('bonus.void')}
          </Button>
        )}
      </div>
    </li>
  )
}
