import { type Holder, may } from '../../../contract/roles.ts'
import { useEvent } from '../../event/use-event.ts'
import { useSetup } from './use-setup.ts'

/**
 * Whether the guide opens by itself: for an administrator of a live festival who comes to no section, as long as nobody
 * has set the event or said that it stays as it is. Undefined while that is not known.
 */
export function useGuideOpening(tab: string | null, user: Holder): boolean | undefined {
  const { mode } = useEvent()
  const isNeeded = tab === null && mode === 'live' && may(user, 'event:manage')
  const { data, isError } = useSetup({ isNeeded })
  if (!isNeeded || isError) return false
  return data?.steps.some(({ id, state }) => id === 'event' && state === 'open')
}
