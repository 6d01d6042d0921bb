import { forget } from '../platform/remembered.ts'
import { forgetAllKept } from './kept.ts'

/** Ends the sign-in of this browser, at the provider too, and leaves nothing of it here. */
export function signOut(): void {
  forgetAllKept()
  forget('staff')
  // A form and not a link: no page of somebody else can send one.
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/api/logout'
  document.body.append(form)
  form.submit()
}
