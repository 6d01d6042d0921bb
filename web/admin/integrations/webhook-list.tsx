import { useState } from 'react'
import type { Webhook } from '../../../contract/webhooks.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { DeliveriesSheet } from './deliveries-sheet.tsx'
import { useRemoveWebhook, useRotateSecret } from './use-webhooks.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookRow, type WebhookTask } from './webhook-row.tsx'

interface WebhookListProps {
  webhooks: readonly Webhook[]
  onSecret: (secret: string) => void
}

/** All webhooks, and what can be done with them. */
export function WebhookList({ webhooks, onSecret }: WebhookListProps) {
  const say = useAdminText()
  const [task, setTask] = useState<{ does: WebhookTask; id: string }>()
  const end = () => setTask(undefined)
  const remove = useRemoveWebhook()
  const rotate = useRotateSecret(onSecret)
  const webhook = webhooks.find(({ id }) => id === task?.id)
  if (webhooks.length === 0)
    return <EmptyState title={say('webhooks.empty')} description={say('webhooks.emptyText')} />
  return (
    <>
      <Card className="p-0!">
        <ul className="divide-y divide-line/60">
          {webhooks.map((one) => (
            <WebhookRow key={one.id} webhook={one} onTask={(does) => setTask({ does, id: one.id })} />
          ))}
        </ul>
      </Card>
      {webhook && task?.does === 'edit' && (
        <WebhookDialog webhook={webhook} onMade={onSecret} onClose={end} />
      )}
      {webhook && task?.does === 'history' && <DeliveriesSheet webhook={webhook} onClose={end} />}
      {webhook && task?.does === 'rotate' && (
        <ConfirmDialog
          title={say('webhooks.rotateTitle')}
          text={say('webhooks.rotateText')}
          confirmLabel={say('webhooks.rotateDo')}
          pendingLabel={say('webhooks.rotating')}
          isPending={rotate.isPending}
          onConfirm={() => rotate.mutate(webhook.id, { onSettled: end })}
          onClose={end}
        />
      )}
      {webhook && task?.does === 'remove' && (
        <ConfirmDialog
          title={say('webhooks.deleteTitle', { name: webhook.name })}
          text={say('webhooks.deleteText')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(webhook.id, { onSettled: end })}
          onClose={end}
        />
      )}
    </>
  )
}
