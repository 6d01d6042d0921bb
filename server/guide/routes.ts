import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Answer,
  askQuestion as askQuestionCall,
  speak,
  tellFortune as tellFortuneCall,
} from '../../contract/guide.ts'
import type { Deps } from '../deps.ts'
import { beginRawReply } from '../http/raw-reply.ts'
import type { App } from '../http/typed-app.ts'
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
    handler: (request, reply) =>
      wantsStream(request)
        ? (streamAnswer(deps, request, reply) as never)
        : askQuestion(deps, request.identifyCaller, request.body, () => undefined),
  })
  app.route({
    ...speak,
    handler: async (request, reply) => {
      const { audio, contentType } = await readAloud(deps, request.body)
      return reply.type(contentType).header('cache-control', 'private, max-age=3600').send(audio)
    },
  })
}

function wantsStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false
}

/** A question and who asks it. */
type Asked = Pick<FastifyRequest, 'identifyCaller'> & { body: Question }

/** Sends the words as they come, then the whole answer, which replaces them (api.md). */
async function streamAnswer(
  deps: Deps,
  { identifyCaller, body: question }: Asked,
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
