import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Answer,
  askQuestion as askQuestionCall,
  speak,
  tellFortune as tellFortuneCall,
} from '../../contract/guide.ts'
import type { Deps } from '../deps.ts'
import { cookieName } from '../http/host-cookies.ts'
import { beginRawReply } from '../http/raw-reply.ts'
import type { App } from '../http/typed-app.ts'
import { GUEST_COOKIE, GUEST_SECONDS } from '../usage/index.ts'
import { askQuestion, type Question } from './ask-question.ts'
import { readAloud } from './read-aloud.ts'
import { tellFortune } from './tell-fortune.ts'

/** Serves fortunes, answers and the guide's voice. */
export function guideRoutes(app: App, deps: Deps): void {
  app.addHook('onClose', async () => deps.guide.close())
  app.route({
    ...tellFortuneCall,
    handler: ({ identifyCaller, body }) => tellFortune(deps, identifyCaller, body),
  })
  app.route({
    ...askQuestionCall,
    handler: (request, reply) => {
      const { identifyCaller } = request
      const question = { ...request.body, guestId: guestOf(deps, request, reply) }
      return wantsStream(request)
        ? (streamAnswer(deps, { identifyCaller, question }, reply) as never)
        : askQuestion(deps, identifyCaller, question, () => undefined)
    },
  })
  app.route({
    ...speak,
    handler: async (request, reply) => {
      const saying = { ...request.body, guestId: guestOf(deps, request, reply) }
      const { audio, contentType } = await readAloud(deps, request.identifyCaller, saying)
      return reply.type(contentType).header('cache-control', 'private, max-age=3600').send(audio)
    },
  })
}

/**
 * Which guest calls, by the cookie of an earlier call; undefined at the first one, which brings the cookie home. Only
 * where something is paid for: elsewhere nobody is counted.
 */
function guestOf({ guests, config }: Deps, request: FastifyRequest, reply: FastifyReply): string | undefined {
  if (!config.model && !config.voice) return undefined
  const known = guests.read(request.cookies[GUEST_COOKIE])
  // A header and not `setCookie`, which does not reach an answer that is streamed.
  if (known === undefined) {
    const cookie = request.server.serializeCookie(
      cookieName(GUEST_COOKIE, config.publicUrl),
      guests.issue(),
      {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https:'),
        maxAge: GUEST_SECONDS,
      },
    )
    void reply.header('set-cookie', cookie)
  }
  return known
}

function wantsStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false
}

/** A question and who asks it. */
type Asked = Pick<FastifyRequest, 'identifyCaller'> & { question: Question }

/** Sends the words as they come, then the whole answer, which replaces them (api.md). */
async function streamAnswer(
  deps: Deps,
  { identifyCaller, question }: Asked,
  reply: FastifyReply,
): Promise<void> {
  let opened = false
  // A person who leaves or presses stop ends the writing; what was asked and answered by then is kept all the same.
  const left = new AbortController()
  reply.raw.on('close', () => left.abort())
  const send = (name: 'token' | 'done', data: { text: string } | Answer) => {
    if (!opened) {
      opened = true
      beginRawReply(reply, 200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      })
    }
    reply.raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  try {
    send(
      'done',
      await askQuestion(deps, identifyCaller, question, (text) => send('token', { text }), left.signal),
    )
    reply.raw.end()
  } catch (problem) {
    // Before the first word the error handler can still answer; after it the browser asks again without a stream.
    if (!opened) throw problem
    deps.log.warn(problem, 'answer cut off')
    reply.raw.destroy()
  }
}
