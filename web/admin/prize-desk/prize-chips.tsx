import type { DeskPrize, PrizeClaim } from '../../../contract/prize-claims.ts'
import { Badge } from '../../ui/badge.tsx'
import { Check, Clock, Sparkles, TriangleAlert, X } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

interface PrizeChipsProps {
  prize: DeskPrize
  reserved: PrizeClaim | undefined
  given: PrizeClaim | undefined
}

/** Where a prize stands for a person: icon, words and tone, and how many are left for everybody. */
export function PrizeChips({ prize, reserved, given }: PrizeChipsProps) {
  const say = useAdminText()
  const { number, moment, clock } = useNumbers()
  const { verdict, pointsMissing, stockLeft } = prize
  const isTakenBack = given !== undefined && !given.isStillReached
  return (
    <p className="flex flex-wrap items-center gap-2">
      {given && (
        <Badge tone="success" icon={<Check aria-hidden />}>
          {given.sizeName !== null && `${given.sizeName} · `}
          {say('prizeDesk.collected', { time: moment(given.handedOverAt ?? given.reservedAt) })}
        </Badge>
      )}
      {isTakenBack && (
        <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
          {say('prizeDesk.pointsTaken')}
        </Badge>
      )}
      {reserved && (
        <Badge tone="warning" icon={<Clock aria-hidden />}>
          {reserved.sizeName !== null && `${reserved.sizeName} · `}
          {say('prizeDesk.reservedUntil', { time: clock(reserved.expiresAt) })}
        </Badge>
      )}
      {!reserved && verdict === 'claimable' && (
        <Badge tone="brand" icon={<Sparkles aria-hidden />}>
          {say('prizeDesk.ready')}
        </Badge>
      )}
      {verdict === 'not-reached' && (
        <Badge>{say('prizeDesk.missing', { points: number(pointsMissing) })}</Badge>
      )}
      {verdict === 'out-of-stock' && (
        <Badge tone="danger" icon={<X aria-hidden />}>
          {say('prizeDesk.gone')}
        </Badge>
      )}
      {stockLeft !== null && verdict !== 'out-of-stock' && (
        <span className="tnum text-sm text-low">{say('prizeDesk.left', { left: number(stockLeft) })}</span>
      )}
    </p>
  )
}
