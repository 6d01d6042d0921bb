import { createContext, use } from 'react'
import type { TextOf } from '../i18n/use-texts-of.ts'
import type { AdminKey } from './texts.ts'

/** A text of the dashboard in the language of the moment, by its key. */
export type AdminText = TextOf<AdminKey>

/** The texts of the dashboard; the gate around it has loaded them. */
export const AdminTextContext = createContext<AdminText>((key) => key)

/** The texts of the dashboard. */
export function useAdminText(): AdminText {
  return use(AdminTextContext)
}
