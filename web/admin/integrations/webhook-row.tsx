import type { Webhook } from '../../../contract/webhooks.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TriangleAlert } from '../../ui/icons.ts'
import { Switch } from '../../ui/switch.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useSwitchWebhook, useTestWebhook } from './use-webhooks.ts'

/** What a dialog does with a webhook. */
export type WebhookTask = 'edit' | 'history' | 'rotate' | 'remove'

/** Where a webhook is, how it does, and what can be done with it. */
export function WebhookRow(props: { webhook: Webhook; onTask: (task: WebhookTask) => void }) {
  const { webhook, onTask } = props
  const say = useAdminText()
  const test = useTestWebhook()
  const change = useSwitchWebhook()
  const { id, name, url, events, isActive } = webhook
  const tasks = ['history', 'edit', 'rotate', 'remove'] as const
  return (
    <li data-row tabIndex={-1} className="grid gap-3 px-5 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="break-all font-mono text-sm text-mid">{url}</p>
        </div>
        <Switch
          label={say('webhooks.switch', { name })}
          isLabelHidden
          isOn={isActive}
          onChange={() => change.mutate(webhook)}
        />
      </div>
      <p className="flex flex-wrap gap-1.5">
        {events.map((event) => (
          <Badge key={event} tone="brand">
            {say(`webhooks.event.${event.replace('.', '-') as 'points-changed'}`)}
          </Badge>
        ))}
      </p>
      <WebhookState webhook={webhook} />
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2">
        <Button
          size="sm"
          isPending={test.isPending}
          pendingLabel={say('webhooks.testing')}
          aria-label={`${say('webhooks.test')}: ${name}`}
          onClick={() => test.mutate(id)}
        >
          {say('webhooks.test')}
        </Button>
        {tasks.map((task) => (
          <Button
            key={task}
            size="sm"
            {...(task === 'edit' && { 'data-do': 'edit' })}
            {...(task === 'remove' && { 'data-do': 'delete' })}
            aria-label={`${say(`webhooks.do.${task}`)}: ${name}`}
            onClick={() => onTask(task)}
          >
            {say(`webhooks.do.${task}`)}
          </Button>
        ))}
      </div>
    </li>
  )
}

/** Problems first: what is well is said quietly. */
function WebhookState({ webhook }: { webhook: Webhook }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  const { offReason, failingSince, lastDeliveredAt, waiting, givenUp, oldSecretUntil } = webhook
  const isOffByItself = offReason === 'failing' || offReason === 'gone'
  const problems = [
    offReason && say(`webhooks.off.${offReason}`),
    !offReason && failingSince && say('webhooks.failing', { time: moment(failingSince) }),
    givenUp > 0 && say('webhooks.givenUp', { number: givenUp }),
  ].filter(Boolean)
  return (
    <div className="grid gap-1 text-sm">
      {problems.length > 0 && (
        <p
          className={
            isOffByItself || failingSince || givenUp > 0
              ? 'flex items-start gap-2 text-warning'
              : 'flex items-start gap-2 text-mid'
          }
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{problems.join(' ')}</span>
        </p>
      )}
      <p className="tnum text-mid">
        {lastDeliveredAt
          ? say('webhooks.lastTold', { time: moment(lastDeliveredAt) })
          : say('webhooks.neverTold')}
        {waiting > 0 && ` · ${say('webhooks.waiting', { number: waiting })}`}
      </p>
      {oldSecretUntil && Date.parse(oldSecretUntil) > Date.now() && (
        <p className="tnum text-low">{say('webhooks.oldSecret', { time: moment(oldSecretUntil) })}</p>
      )}
    </div>
  )
}
