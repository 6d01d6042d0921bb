import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Plus } from '../../ui/icons.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { KeyList } from './key-list.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { PretixDialog } from './pretix-dialog.tsx'
import { PretixList } from './pretix-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useApiKeys } from './use-api-keys.ts'
import { usePretix } from './use-pretix.ts'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookList } from './webhook-list.tsx'

/** Programs that call the festival, programs that are told what happens there, and shops whose orders become people. */
export function IntegrationsPanel() {
  const say = useAdminText()
  const [adding, setAdding] = useState<'key' | 'webhook' | 'pretix'>()
  const [isNew, setNew] = useState<string>()
  const [secret, setSecret] = useState<string>()
  const end = () => setAdding(undefined)
  const handleMade = (made: string) => {
    end()
    setSecret(made)
  }
  return (
    <SectionFrame title={say('section.integrations')} intro={say('integrations.intro')}>
      <Part
        title={say('apiKeys.title')}
        text={say('apiKeys.text')}
        action={say('apiKeys.new')}
        onAction={() => setAdding('key')}
      >
        <Loaded query={useApiKeys()} loadingText={say('apiKeys.loading')}>
          {({ keys }) => <KeyList keys={keys} />}
        </Loaded>
      </Part>
      <Part
        title={say('webhooks.title')}
        text={say('webhooks.text')}
        action={say('webhooks.new')}
        onAction={() => setAdding('webhook')}
      >
        <Loaded query={useWebhooks()} loadingText={say('webhooks.loading')}>
          {({ webhooks }) => <WebhookList webhooks={webhooks} onSecret={setSecret} />}
        </Loaded>
      </Part>
      <Part
        title={say('pretix.title')}
        text={say('pretix.text')}
        action={say('pretix.new')}
        onAction={() => setAdding('pretix')}
      >
        <Loaded query={usePretix()} loadingText={say('pretix.loading')}>
          {({ sources }) => <PretixList sources={sources} firstPreview={isNew} />}
        </Loaded>
      </Part>
      {adding === 'pretix' && (
        <PretixDialog
          onMade={(id) => {
            end()
            setNew(id)
          }}
          onClose={end}
        />
      )}
      {adding === 'key' && <NewKeyDialog onMade={handleMade} onClose={end} />}
      {adding === 'webhook' && <WebhookDialog onMade={handleMade} onClose={end} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </SectionFrame>
  )
}

interface PartProps {
  title: string
  text: string
  action: string
  onAction: () => void
  children: ReactNode
}

function Part({ title, text, action, onAction, children }: PartProps) {
  return (
    <section className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 max-w-prose">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-sm text-mid">{text}</p>
        </div>
        <Button className="max-sm:w-full" onClick={onAction}>
          <Plus aria-hidden className="size-5" />
          {action}
        </Button>
      </header>
      {children}
    </section>
  )
}
