import { useState } from 'react'
import { displayName, type User } from '../../../contract/staff.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plus } from '../../ui/icons.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useKept } from '../kept.ts'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { SessionsDialog } from '../sessions/sessions-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useUser } from '../user-context.ts'
import { InvitationList } from './invitation-list.tsx'
import { INVITING, InviteDialog } from './invite-dialog.tsx'
import { RoleSection } from './role-section.tsx'
import { useInvitations } from './use-invitations.ts'
import { useRemoveUser, useUsers } from './use-users.ts'
import { UserRow } from './user-row.tsx'

/** Who may use the dashboard, and as what. */
export function UsersPanel() {
  const say = useAdminText()
  const own = useUser()
  const remove = useRemoveUser()
  const [leaving, setLeaving] = useState<User>()
  const [looking, setLooking] = useState<User>()
  const [isInviting, setInviting] = useKept(INVITING, false)
  const invitations = useInvitations().data?.invitations ?? []
  return (
    <SectionFrame
      title={say('section.users')}
      actions={
        <Button variant="primary" data-do="new" onClick={() => setInviting(true)}>
          <Plus aria-hidden className="size-5" />
          {say('users.invite.do')}
        </Button>
      }
    >
      <InvitationList invitations={invitations} />
      <Loaded query={useUsers()} loadingText={say('users.loading')}>
        {({ users }) =>
          users.length === 0 ? (
            <EmptyState title={say('users.empty')} />
          ) : (
            <Card className="p-0!">
              <ul className="divide-y divide-line/60">
                {users.map((user) => (
                  <UserRow
                    key={user.id}
                    user={user}
                    isOwn={user.id === own.id}
                    onLook={() => setLooking(user)}
                    onDelete={() => setLeaving(user)}
                  />
                ))}
              </ul>
              {users.length === 1 && invitations.length === 0 && (
                <p className="border-t border-line/60 p-5 text-mid">{say('users.onlyYou')}</p>
              )}
            </Card>
          )
        }
      </Loaded>
      <RoleSection />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {looking && (
        <SessionsDialog
          title={say('sessions.of', { name: displayName(looking) ?? say('admin.unknownUser') })}
          userId={looking.id}
          onClose={() => setLooking(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={say('users.deleteTitle')}
          text={say('users.deleteText', { name: displayName(leaving) ?? say('admin.unknownUser') })}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(leaving.id, { onSettled: () => setLeaving(undefined) })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </SectionFrame>
  )
}
