import type { User } from '../../contract/staff.ts'

/** First and last name if both exist, else the e-mail; undefined when neither is known (specification section 2). */
export function displayName({ firstName, lastName, email }: User): string | undefined {
  if (firstName && lastName) return `${firstName} ${lastName}`
  return email || undefined
}
