import type { Deps } from '../deps.ts'
import { PretixRefusal, type Shop } from './ask-pretix.ts'
import type { PretixSourceRow } from './store.ts'

/** What the token of a shop is encrypted as. */
export const tokenLabel = (id: string) => `pretix ${id}`

/** A shop with its token. @throws PretixRefusal secret-lost when SECRET is another one than when it was given */
export function openShop(
  { sealing }: Pick<Deps, 'sealing'>,
  { id, address, organiser, event, sealedToken }: PretixSourceRow,
): Shop {
  try {
    return { address, organiser, event, token: sealing.open(tokenLabel(id), sealedToken).toString() }
  } catch {
    throw new PretixRefusal('secret-lost')
  }
}
