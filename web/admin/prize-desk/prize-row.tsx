import type { DeskPrize, PrizeClaim } from '../../../contract/prize-claims.ts'
import { Button } from '../../ui/button.tsx'
import { Gift } from '../../ui/icons.ts'
import { PointsPill } from '../../ui/points-pill.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { PrizeChips } from './prize-chips.tsx'
import { prizeWords } from './prize-words.ts'
import { SizeChoice } from './size-choice.tsx'

interface PrizeRowProps {
  prize: DeskPrize
  /** What this person claimed of it, newest first. */
  claims: PrizeClaim[]
  isReserving: boolean
  /** With the reservation that already waits, or else the size that was chosen, if there is one. */
  onHandOver: (reserved: PrizeClaim | undefined, sizeId?: string) => void
  onReturn: (claim: PrizeClaim) => void
}

/** One step of the ladder for one person, and the one thing to do with it. */
export function PrizeRow({ prize, claims, isReserving, onHandOver, onReturn }: PrizeRowProps) {
  const say = useAdminText()
  const { number } = useNumbers()
  const reserved = claims.find(({ state }) => state === 'reserved')
  const given = claims.find(({ state }) => state === 'handed-over')
  const canGive = reserved !== undefined || prize.verdict === 'claimable'
  const { prizeName, requiredPoints, description, sizes } = prize
  const isToChoose = canGive && reserved === undefined && sizes.length > 0
  return (
    <li data-row tabIndex={-1} className="grid gap-3 px-5 py-4 sm:flex sm:items-center">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4 className={`text-lg font-semibold ${canGive || given ? 'text-hi' : 'text-mid'}`}>
            {prizeName}
          </h4>
          <PointsPill size="sm">{say('prizes.points', { points: number(requiredPoints) })}</PointsPill>
        </div>
        {description && <p className="text-sm text-mid">{description}</p>}
        <PrizeChips prize={prize} reserved={reserved} given={given} />
        {isToChoose && (
          <SizeChoice prize={prize} isReserving={isReserving} onChoose={(id) => onHandOver(undefined, id)} />
        )}
      </div>
      {canGive && !isToChoose && (
        <Button
          size="lg"
          variant="primary"
          className="shrink-0 max-sm:w-full"
          aria-label={say('prizeDesk.handOverPrize', { prize: reserved ? prizeWords(reserved) : prizeName })}
          isPending={isReserving}
          pendingLabel={say('prizeDesk.reserving')}
          onClick={() => onHandOver(reserved)}
        >
          <Gift aria-hidden className="size-6" />
          {say('prizeDesk.handOver')}
        </Button>
      )}
      {given && !canGive && (
        <Button
          className="shrink-0 max-sm:w-full"
          aria-label={say('prizeDesk.returnPrize', { prize: prizeWords(given) })}
          onClick={() => onReturn(given)}
        >
          {say('prizeDesk.return')}
        </Button>
      )}
    </li>
  )
}
