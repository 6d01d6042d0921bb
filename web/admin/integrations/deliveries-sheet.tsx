import type { Webhook, WebhookDelivery } from '../../../contract/webhooks.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RotateCcw } from '../../ui/icons.ts'
import { Loaded } from '../section-frame.tsx'
import { SideSheet } from '../side-sheet.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useDeliveries, useReplay } from './use-webhooks.ts'

const tones: Record<WebhookDelivery['state'], BadgeTone> = {
  waiting: 'warning',
  delivered: 'success',
  'given-up': 'danger',
}

/** The latest messages to a webhook; each can be sent again. */
export function DeliveriesSheet({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const say = useAdminText()
  const replay = useReplay(webhook.id)
  return (
    <SideSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('webhooks.historyOf', { name: webhook.name })}
      closeLabel={say('do.close')}
    >
      <p className="mb-4 text-sm text-mid">{say('webhooks.historyText')}</p>
      {webhook.givenUp > 0 && (
        <Button className="mb-4 w-full" isPending={replay.isPending} onClick={() => replay.mutate(undefined)}>
          <RotateCcw aria-hidden className="size-5" />
          {say('webhooks.replayAll', { number: webhook.givenUp })}
        </Button>
      )}
      <Loaded query={useDeliveries(webhook.id)} loadingText={say('webhooks.loading')}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <p className="text-mid">{say('webhooks.historyEmpty')}</p>
          ) : (
            <ul className="divide-y divide-line/60">
              {deliveries.map((delivery) => (
                <DeliveryLine
                  key={delivery.id}
                  delivery={delivery}
                  onReplay={() => replay.mutate(delivery.id)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SideSheet>
  )
}

function DeliveryLine({ delivery, onReplay }: { delivery: WebhookDelivery; onReplay: () => void }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  const { event, state, tries, createdAt, nextTryAt, status, problem } = delivery
  const name = say(`webhooks.event.${event.replace('.', '-') as 'points-changed'}`)
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={tones[state]}>{say(`webhooks.state.${state}`)}</Badge>
        </p>
        <p className="tnum text-sm text-mid">
          {moment(createdAt)}
          {tries > 1 && ` · ${say('webhooks.tries', { number: tries })}`}
        </p>
        {problem && (
          <p className="text-sm text-warning">
            {say(`webhooks.problem.${problem}`, { status: status ?? '' })}
          </p>
        )}
        {nextTryAt && (
          <p className="tnum text-sm text-low">{say('webhooks.nextTry', { time: moment(nextTryAt) })}</p>
        )}
      </div>
      {state !== 'waiting' && (
        <Button size="sm" aria-label={`${say('webhooks.replay')}: ${name}`} onClick={onReplay}>
          {say('webhooks.replay')}
        </Button>
      )}
    </li>
  )
}
