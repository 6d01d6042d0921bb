import { type Holder, Role } from '../../contract/roles.ts'
import { useAdminText } from './use-admin-text.ts'

/** What somebody's role is called: a built-in one in the language of the page, one of one's own as it was written. */
export function useRoleName(): (holder: Holder) => string {
  const say = useAdminText()
  return ({ role, ownRole }) => {
    const builtIn = Role.safeParse(role)
    return builtIn.success ? say(`role.${builtIn.data}`) : (ownRole?.name ?? role)
  }
}
