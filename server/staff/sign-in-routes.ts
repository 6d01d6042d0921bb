import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { finishSignIn, signOut, startSignIn } from './sign-in.ts'
import { SESSION_COOKIE, SIGN_IN_COOKIE, setSecret } from './staff-session.ts'

/** The sign-in cookie is only ever needed on the way back. */
const CALLBACK = '/api/callback'

const anyone = (summary: string) => ({
  config: { access: 'anyone' as const },
  schema: { summary, tags: ['Sign-in'] },
})

/** Serves the browser's way to the identity provider and back. It always ends at /admin or /login. */
export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/api/login', anyone('Go to the identity provider'), async (request, reply) => {
    // The provider sends the browser back to the public address, and cookies stay where they were given.
    if (request.host !== new URL(deps.config.publicUrl).host)
      return reply.redirect(`${deps.config.publicUrl}/api/login`)
    try {
      const { url, secret } = await startSignIn(deps)
      setSecret(reply, deps, SIGN_IN_COOKIE, secret, CALLBACK)
      return reply.redirect(url)
    } catch (problem) {
      deps.log.warn(problem, 'the identity provider does not answer')
      return reply.redirect('/login?failed=provider')
    }
  })
  app.get(CALLBACK, anyone('Return from the identity provider'), async (request, reply) => {
    const secret = request.cookies[SIGN_IN_COOKIE]
    void reply.clearCookie(SIGN_IN_COOKIE, { path: CALLBACK })
    const query = request.url.slice(CALLBACK.length)
    const session = await finishSignIn(deps, secret ?? '', query).catch((problem: unknown) => {
      deps.log.warn(problem, 'a sign-in was refused')
      return undefined
    })
    if (session === undefined) return reply.redirect('/login?failed=sign-in')
    setSecret(reply, deps, SESSION_COOKIE, session, '/')
    return reply.redirect('/admin')
  })
  app.get('/api/logout', anyone('Sign out, at the provider too'), async (request, reply) => {
    const url = await signOut(deps, request.cookies[SESSION_COOKIE] ?? '')
    void reply.clearCookie(SESSION_COOKIE, { path: '/' })
    return reply.redirect(url ?? '/login')
  })
}
