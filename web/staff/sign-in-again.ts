import { useLocation } from 'react-router'
import { returnAddress } from '../../contract/return-address.ts'

/** The address of the door that leads back to this screen. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation()
  return withReturn('/login', `${pathname}${search}`)
}

/** An address of the sign-in with the screen to come back to, if it is one of ours. */
export function withReturn(address: string, asked: string | null): string {
  const returnTo = returnAddress(asked)
  return returnTo === undefined ? address : `${address}?${new URLSearchParams({ returnTo })}`
}
