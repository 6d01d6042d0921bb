import { createContext, use } from 'react'
import type { User } from '../../contract/staff.ts'

/** Who is signed in; the page around the sections knows. */
export const UserContext = createContext<User | undefined>(undefined)

/** Who is signed in, inside a section. */
export function useUser(): User {
  const user = use(UserContext)
  if (user === undefined) throw new Error('A section stands outside of the dashboard.')
  return user
}
