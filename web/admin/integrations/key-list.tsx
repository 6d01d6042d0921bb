import { useState } from 'react'
import type { ApiKey } from '../../../contract/api-keys.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useRevokeApiKey } from './use-api-keys.ts'

/** All keys: those that work, and below them those that do not any more. */
export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const say = useAdminText()
  const revoke = useRevokeApiKey()
  const [leaving, setLeaving] = useState<ApiKey>()
  if (keys.length === 0)
    return <EmptyState title={say('apiKeys.empty')} description={say('apiKeys.emptyText')} />
  return (
    <Card className="p-0!">
      <ul className="divide-y divide-line/60">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => setLeaving(key)} />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={say('apiKeys.revokeTitle', { name: leaving.name })}
          text={say('apiKeys.revokeText')}
          confirmLabel={say('apiKeys.revoke')}
          pendingLabel={say('apiKeys.revoking')}
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate(leaving, { onSettled: () => setLeaving(undefined) })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Card>
  )
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const say = useAdminText()
  const { moment, date } = useNumbers()
  const { name, endsWith, scopes, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt } = apiKey
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  const isOver = revokedAt !== null || isExpired
  return (
    <li data-row tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className={isOver ? 'min-w-0 flex-1 basis-64 opacity-70' : 'min-w-0 flex-1 basis-64'}>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 truncate">{name}</span>
          <code className="font-mono text-sm font-normal text-low">…{endsWith}</code>
          {revokedAt && <Badge tone="danger">{say('apiKeys.isRevoked')}</Badge>}
          {!revokedAt && isExpired && <Badge tone="warning">{say('apiKeys.isExpired')}</Badge>}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <Badge key={scope} tone="brand">
              {say(`apiKeys.scope.${scope.replace(':', '-') as 'people-read'}`)}
            </Badge>
          ))}
        </p>
        <p className="tnum mt-1.5 text-sm text-mid">
          {lastUsedAt ? say('apiKeys.lastUsed', { time: moment(lastUsedAt) }) : say('apiKeys.neverUsed')}
          {' · '}
          {expiresAt ? say('apiKeys.until', { time: date(expiresAt) }) : say('apiKeys.noEnd')}
        </p>
        <p className="tnum text-sm text-low">
          {createdBy
            ? say('apiKeys.madeBy', { time: date(createdAt), who: createdBy })
            : say('apiKeys.made', { time: date(createdAt) })}
        </p>
      </div>
      {!isOver && (
        <Button size="sm" data-do="delete" aria-label={say('apiKeys.revokeOf', { name })} onClick={onRevoke}>
          {say('apiKeys.revoke')}
        </Button>
      )}
    </li>
  )
}
