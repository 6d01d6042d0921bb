import { Link } from 'react-router'
import type { FinaleStatus } from '../../../contract/finale.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ExternalLink, Snowflake } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import type { FinaleQuestion } from './finale-dialog.tsx'

const tones: Record<FinaleStatus['state'], BadgeTone> = {
  open: 'success',
  frozen: 'brand',
  revealing: 'warning',
  revealed: 'gold',
}

interface StateCardProps {
  status: FinaleStatus
  onAsk: (question: FinaleQuestion) => void
}

/** Where the finale stands, what that means for the public, and the next step. */
export function StateCard({ status: { state, frozenAt }, onAsk }: StateCardProps) {
  const say = useAdminText()
  const { moment } = useNumbers()
  return (
    <Card className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={tones[state]}>{say(`finale.state.${state}`)}</Badge>
          {frozenAt !== null && (
            <span className="text-sm text-mid">{say('finale.since', { time: moment(frozenAt) })}</span>
          )}
        </div>
        <p className="max-w-prose">{say(`finale.means.${state}`)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        {state === 'open' ? (
          <Button variant="primary" onClick={() => onAsk('freeze')}>
            <Snowflake aria-hidden className="size-5" />
            {say('finale.freeze.do')}
          </Button>
        ) : (
          <>
            <Button onClick={() => onAsk('lift')}>{say('finale.lift.do')}</Button>
            <Link to="/reveal" className={buttonClass({ variant: 'primary' })}>
              <ExternalLink aria-hidden className="size-5" />
              {say('finale.stage')}
            </Link>
          </>
        )}
      </div>
    </Card>
  )
}
