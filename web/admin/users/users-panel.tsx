import { useState } from 'react'
import { displayName, type User } from '../../../contract/staff.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useUser } from '../user-context.ts'
import { useRemoveUser, useUsers } from './use-users.ts'
import { UserRow } from './user-row.tsx'

/** Who may use the dashboard, and as what. */
export function UsersPanel() {
  const say = useAdminText()
  const own = useUser()
  const remove = useRemoveUser()
  const [leaving, setLeaving] = useState<User>()
  return (
    <SectionFrame title={say('section.users')}>
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
                    onDelete={() => setLeaving(user)}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
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
