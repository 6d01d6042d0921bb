import type { OffTicket, PretixSource } from '../../../contract/pretix.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../section-frame.tsx'
import { SideSheet } from '../side-sheet.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useOffTickets, useSeeOff } from './use-pretix.ts'

/** People whose tickets open no door any more. They stay with all they have until staff decide. */
export function PretixOffSheet({ source, onClose }: { source: PretixSource; onClose: () => void }) {
  const say = useAdminText()
  const see = useSeeOff(source.id)
  return (
    <SideSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('pretix.do.off')}
      closeLabel={say('do.close')}
    >
      <p className="mb-4 text-sm text-mid">{say('pretix.offText')}</p>
      <Loaded query={useOffTickets(source.id)} loadingText={say('pretix.loading')}>
        {({ tickets }) => (
          <>
            {tickets.some(({ isSeen }) => !isSeen) && (
              <Button
                className="mb-4 w-full"
                isPending={see.isPending}
                onClick={() =>
                  see.mutate(tickets.filter(({ isSeen }) => !isSeen).map(({ reference }) => reference))
                }
              >
                {say('pretix.seeAll')}
              </Button>
            )}
            <ul className="divide-y divide-line/60">
              {tickets.map((ticket) => (
                <OffLine
                  key={ticket.reference}
                  ticket={ticket}
                  onSee={() => see.mutate([ticket.reference])}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </SideSheet>
  )
}

function OffLine({ ticket, onSee }: { ticket: OffTicket; onSee: () => void }) {
  const say = useAdminText()
  const { moment, number } = useNumbers()
  const { reference, reason, since, isSeen, attendee } = ticket
  const { attendeeName, tiktokUsername, totalPoints, isHere, hasOther } = attendee
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{attendeeName}</strong>
          <Badge tone={isSeen ? 'neutral' : 'warning'}>{say(`pretix.reason.${reason}`)}</Badge>
        </p>
        <p className="text-sm text-mid">
          @{tiktokUsername} · <code className="font-mono">{reference}</code>
        </p>
        <p className="tnum text-sm text-low">
          {[
            moment(since),
            say(isHere ? 'pretix.isHere' : 'pretix.isNotHere'),
            totalPoints > 0 && say('pretix.points', { number: number(totalPoints) }),
            hasOther && say('pretix.hasOther'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!isSeen && (
        <Button size="sm" aria-label={`${say('pretix.see')}: ${attendeeName}`} onClick={onSee}>
          {say('pretix.see')}
        </Button>
      )}
    </li>
  )
}
