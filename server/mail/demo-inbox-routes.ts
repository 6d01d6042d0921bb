import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '../http/refusal.ts'
import type { App } from '../http/typed-app.ts'
import type { DemoMailer, KeptMail } from '../providers/mailer/demo-mailer.ts'
import { inboxPage } from './demo-inbox-page.ts'

const params = z.object({ id: z.string().check(z.maxLength(20)) })

/** Shows the mails that a demo kept to itself, so that nobody needs a mail account to see what an attendee gets. */
export function demoInboxRoutes(app: App, mailer: DemoMailer): void {
  const schema = { hide: true }
  app.route({
    method: 'GET',
    url: '/demo/inbox',
    schema,
    handler: (_request, reply) => html(reply, inboxPage(mailer.mails(), undefined)),
  })
  app.route({
    method: 'GET',
    url: '/demo/inbox/:id',
    schema: { ...schema, params },
    handler: (request, reply) => html(reply, inboxPage(mailer.mails(), find(mailer, request.params.id))),
  })
  app.route({
    method: 'GET',
    url: '/demo/inbox/:id/body',
    schema: { ...schema, params },
    // A mail is shown in a frame: its links open outside of it, and nothing in it may run.
    handler: (request, reply) =>
      html(reply, find(mailer, request.params.id).html.replace('<head>', '<head><base target="_blank">')),
  })
}

function find(mailer: DemoMailer, id: string): KeptMail {
  const mail = mailer.mails().find((kept) => kept.id === id)
  if (!mail) throw new Refusal('not_found')
  return mail
}

function html(reply: unknown, page: string): FastifyReply {
  return (reply as FastifyReply)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(page)
}
