import { useEffect, useRef } from 'react'
import type { PrizeClaim, PrizeDesk } from '../../../contract/prize-claims.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { X } from '../../ui/icons.ts'
import { PointsPill } from '../../ui/points-pill.tsx'
import { Loaded } from '../section-frame.tsx'
import { TicketOffBadge, TicketOffNote } from '../ticket-off.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { PrizeRow } from './prize-row.tsx'
import { useReserve } from './use-claim-steps.ts'
import { usePersonAtDesk } from './use-prize-desk.ts'

interface PersonAtDeskProps {
  attendeeId: string
  /** A piece is reserved and waits to be confirmed. */
  onHandOver: (claim: PrizeClaim) => void
  onReturn: (claim: PrizeClaim) => void
  onNext: () => void
}

/** Who stands in front of the desk, with every prize of the ladder and what can be done with it. */
export function PersonAtDesk({ attendeeId, onHandOver, onReturn, onNext }: PersonAtDeskProps) {
  const say = useAdminText()
  const reserve = useReserve(onHandOver)
  const reserving = reserve.isPending ? reserve.variables.tierId : undefined
  return (
    <Card className="p-0!">
      <Loaded query={usePersonAtDesk(attendeeId)} loadingText={say('prizeDesk.loading')}>
        {(desk) => (
          <>
            <WhoItIs desk={desk} onNext={onNext} />
            {desk.isCrew && (
              <p role="status" className="border-t border-line/60 bg-warning/12 px-5 py-3 text-warning">
                {say('prizeDesk.crew')}
              </p>
            )}
            {desk.ticketOff && (
              <div
                role="status"
                className="grid justify-items-start gap-1.5 border-t border-line/60 px-5 py-3"
              >
                <TicketOffBadge ticket={desk.ticketOff} />
                <TicketOffNote ticket={desk.ticketOff} what="prizeDesk.ticketOff" />
              </div>
            )}
            <ul
              aria-label={say('prizeDesk.prizes')}
              className="divide-y divide-line/60 border-t border-line/60"
            >
              {desk.prizes.map((prize) => (
                <PrizeRow
                  key={prize.tierId}
                  prize={prize}
                  claims={desk.claims.filter(({ tierId }) => tierId === prize.tierId)}
                  isReserving={reserving === prize.tierId}
                  onHandOver={(reserved, sizeId) => {
                    if (reserved) onHandOver(reserved)
                    else if (!reserve.isPending) reserve.mutate({ attendeeId, tierId: prize.tierId, sizeId })
                  }}
                  onReturn={onReturn}
                />
              ))}
            </ul>
            {desk.prizes.length === 0 && <p className="p-5 text-mid">{say('prizeDesk.noPrizes')}</p>}
          </>
        )}
      </Loaded>
    </Card>
  )
}

/** The heading takes the focus when somebody comes: what was pressed to find them is gone. */
function WhoItIs({ desk, onNext }: { desk: PrizeDesk; onNext: () => void }) {
  const say = useAdminText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { number } = useNumbers()
  const { attendee, totalPoints } = desk
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is another heading.
  useEffect(() => heading.current?.focus(), [attendee.id])
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        size="4rem"
      />
      <div className="min-w-0 flex-1 basis-32">
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-20 truncate text-xl">
          @{attendee.tiktokUsername}
        </h3>
        <p className="truncate text-mid">{attendee.attendeeName}</p>
      </div>
      <div className="max-sm:order-last max-sm:basis-full">
        <PointsPill size="lg">{number(totalPoints)}</PointsPill>
      </div>
      <Button
        variant="ghost"
        isIconOnly
        title={say('prizeDesk.next')}
        aria-label={say('prizeDesk.next')}
        onClick={onNext}
      >
        <X aria-hidden className="size-6" />
      </Button>
    </header>
  )
}
