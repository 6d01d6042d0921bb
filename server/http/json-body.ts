import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * JSON is what calls accept, and nothing else unless a route says so. Text that no database can keep (a NUL character,
 * half of a surrogate pair) is refused here, before it can spoil the batch that it would share with other people's taps.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    parse(request, text, (problem, body) => {
      if (problem) return done(problem)
      // Only an escape can bring such a character into parsed JSON, and hardly any body has one.
      if (text.includes('\\u') && hasUnstorableText(body)) return done(new Refusal('invalid_request'))
      done(null, body)
    })
  })
}

/** Walks without recursion: the nesting of a hostile body is deeper than any call stack. */
function hasUnstorableText(body: unknown): boolean {
  const waiting = [body]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part === 'string' && (part.includes('\0') || !part.isWellFormed())) return true
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) waiting.push(key, value)
  }
  return false
}
