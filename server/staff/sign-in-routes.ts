import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { returnAddress } from '../../contract/return-address.ts'
import type { Deps } from '../deps.ts'
import { addScope } from '../http/add-scope.ts'
import { browserOf } from './browser-of.ts'
import { finishSignIn, signOut, startSignIn } from './sign-in.ts'
import { SESSION_COOKIE, SIGN_IN_COOKIE, secretAttributes } from './staff-session.ts'

/** The sign-in cookie is only ever needed on the way back. */
const CALLBACK = '/api/callback'

const LOGOUT = '/api/logout'

/** Stands in the address of a sign-in that began at another address of ours. */
const SENT_HERE = 'sent-here'

const navigation = (operationId: string, summary: string) => ({
  config: { access: 'anyone', refuses: [] } as const,
  schema: { operationId, summary, tags: ['Sign-in'], response: { 302: z.unknown(), 303: z.unknown() } },
})

/** The screen that a sign-in was asked for; whatever is not one of ours is left out. */
const returnToOf = (query: unknown) => returnAddress((query as { returnTo?: unknown }).returnTo)

/** An address with the screen to come back to, if there is one. */
function withReturn(address: string, returnTo: string | undefined): string {
  if (returnTo === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ returnTo })}`
}

/** Serves the browser's way to the identity provider and back. It ends where it began, else at /admin, or at /login. */
export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  const attributes = secretAttributes(deps)
  app.get('/api/login', navigation('signIn', 'Go to the identity provider'), async (request, reply) => {
    // The provider sends the browser back to the public address, and cookies stay where they were given. A browser that
    // was sent there is there, whatever host a proxy names: it is never sent twice.
    const returnTo = returnToOf(request.query)
    if (request.host !== new URL(deps.config.publicUrl).host) {
      if (!(SENT_HERE in (request.query as object)))
        return reply.redirect(withReturn(`${deps.config.publicUrl}/api/login?${SENT_HERE}`, returnTo))
      deps.log.warn({ host: request.host }, 'PUBLIC_URL was called by another host: does a proxy rewrite it?')
    }
    try {
      const { url, secret } = await startSignIn(deps, returnTo)
      void reply.setCookie(SIGN_IN_COOKIE, secret, { ...attributes, path: CALLBACK })
      return reply.redirect(url)
    } catch (problem) {
      deps.log.warn(problem, 'the identity provider does not answer')
      return reply.redirect(withReturn('/login?failed=provider', returnTo))
    }
  })
  app.get(
    CALLBACK,
    navigation('returnFromProvider', 'Return from the identity provider'),
    async (request, reply) => {
      const secret = request.cookies[SIGN_IN_COOKIE]
      void reply.clearCookie(SIGN_IN_COOKIE, { path: CALLBACK })
      const query = request.url.slice(CALLBACK.length)
      const { session, returnTo } = await finishSignIn(
        deps,
        secret ?? '',
        query,
        browserOf(request.headers['user-agent']),
      )
      if (session === undefined) return reply.redirect(withReturn('/login?failed=sign-in', returnTo))
      deps.limits.known.add('staff', session)
      void reply.setCookie(SESSION_COOKIE, session, { ...attributes, path: '/' })
      return reply.redirect(returnTo ?? '/admin')
    },
  )
  const endSession = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = await signOut(deps, request.cookies[SESSION_COOKIE] ?? '')
    void reply.clearCookie(SESSION_COOKIE, { path: '/' })
    return reply.redirect(url ?? '/login', 303)
  }
  app.get(
    LOGOUT,
    navigation('signOutByAddress', 'Sign out, by an address of ours'),
    async (request, reply) => {
      // A link on somebody else's page ends nobody's work.
      const site = request.headers['sec-fetch-site']
      if (site === 'cross-site' || site === 'same-site') return reply.redirect('/admin')
      return endSession(request, reply)
    },
  )
  void addScope(app, 'sign-out', async (forms) => {
    // The button is a form without fields.
    const type = 'application/x-www-form-urlencoded'
    forms.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_000 }, (_request, _body, done) =>
      done(null),
    )
    forms.post(LOGOUT, navigation('signOut', 'Sign out, at the provider too'), endSession)
  })
}
