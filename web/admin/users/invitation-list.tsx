import type { Invitation } from '../../../contract/invitations.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Clock } from '../../ui/icons.ts'
import { useRoleName } from '../role-name.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { useWithdrawInvitation } from './use-invitations.ts'
import { useRoles } from './use-roles.ts'

/** Who was invited and has not signed in yet. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const say = useAdminText()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h3 id="invitations" className="flex items-center gap-2 text-lg">
        <Clock aria-hidden className="size-5 text-low" />
        {say('users.invitations')}
      </h3>
      <Card className="p-0!">
        <ul className="divide-y divide-line/60">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const say = useAdminText()
  const { moment } = useNumbers()
  const withdraw = useWithdrawInvitation()
  const { email, role, invitedAt, expiresAt } = invitation
  const ownRole = useRoles().data?.roles.find(({ id }) => id === role)
  const name = useRoleName()({ role, ownRole })
  return (
    <li data-row tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 truncate">{email}</span>
          <Badge tone="brand">{name}</Badge>
        </p>
        <p className="tnum text-sm text-mid">
          {say('users.invitedAt', { time: moment(invitedAt), until: moment(expiresAt) })}
        </p>
      </div>
      <Button
        size="sm"
        data-do="delete"
        isPending={withdraw.isPending}
        aria-label={say('users.withdrawOf', { email })}
        onClick={() => withdraw.mutate(invitation)}
      >
        {say('users.withdraw')}
      </Button>
    </li>
  )
}
