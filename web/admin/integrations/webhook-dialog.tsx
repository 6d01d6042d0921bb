import { useState } from 'react'
import { type Webhook, WebhookDraft, type WebhookEvent, webhookEvents } from '../../../contract/webhooks.ts'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Choices } from '../choices.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useChangeWebhook, useCreateWebhook } from './use-webhooks.ts'

interface WebhookDialogProps {
  /** Which one is changed; without, a new one is added. */
  webhook?: Webhook | undefined
  onMade: (secret: string) => void
  onClose: () => void
}

/** Where a program listens, and what for. */
export function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const say = useAdminText()
  const textOf = useFailureText()
  const adminToast = useAdminToast()
  const create = useCreateWebhook(onMade)
  const change = useChangeWebhook(webhook ?? { id: '', version: 1 }, onClose)
  const { mutate, isPending } = webhook ? change : create
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? [])
  const [refused, setRefused] = useState<string>()
  const [isTried, setTried] = useState(false)
  const isAddress = WebhookDraft.shape.url.safeParse(url).success
  const submit = () => {
    setTried(true)
    if (name.trim() === '' || !isAddress || events.length === 0) return
    const tell = (failure: unknown) => {
      const isOfAddress = failure instanceof ApiFailure && failure.code === 'webhook_address_refused'
      if (isOfAddress) setRefused(textOf(failure))
      else adminToast.failure(failure, 'webhooks.saveFailed')
    }
    mutate({ name, url, events }, { onError: tell })
  }
  return (
    <FormDialog
      title={say(webhook ? 'webhooks.edit' : 'webhooks.new')}
      submitLabel={say(webhook ? 'do.save' : 'webhooks.create')}
      pendingLabel={say(webhook ? 'do.saving' : 'webhooks.creating')}
      isPending={isPending}
      isDirty={name !== (webhook?.name ?? '') || url !== (webhook?.url ?? '')}
      isSheet
      isLong
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={say('webhooks.name')}
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        error={isTried && name.trim() === '' ? say('form.required') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={say('webhooks.url')}
        hint={say('webhooks.urlHint')}
        required
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        placeholder="https://"
        maxLength={2000}
        value={url}
        error={refused ?? (isTried && !isAddress ? say('webhooks.urlInvalid') : undefined)}
        onChange={({ target }) => {
          setUrl(target.value)
          setRefused(undefined)
        }}
      />
      <Choices
        legend={say('webhooks.events')}
        options={webhookEvents.map((value) => {
          const key = value.replace('.', '-') as 'points-changed'
          return { value, label: say(`webhooks.event.${key}`), hint: say(`webhooks.eventHint.${key}`) }
        })}
        chosen={events}
        error={isTried && events.length === 0 ? say('webhooks.noEvent') : undefined}
        onChange={setEvents}
      />
    </FormDialog>
  )
}
