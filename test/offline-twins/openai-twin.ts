import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { aShortWave } from './short-wave.ts'

/** How the server behaves at one request; several are played one after the other, the last one again and again. */
export type Behaviour =
  /** Streams this text, or this object as JSON, in pieces of a few characters. */
  | { says: string | object; pieceMs?: number; countsTokens?: boolean; usage?: object }
  /** Breaks the connection after so many characters of what it says. */
  | { says: string | object; cutAfter: number }
  /** Ends the stream politely, without ever saying that the model had finished. */
  | { says: string | object; endsAfter: number }
  | { status: number; retryAfter?: number; body?: string }
  /** Accepts the connection and never says a word. */
  | { hangs: true }
  /** Begins the stream and then says nothing more. */
  | { hangsAfter: number; says: string | object }
  /** Sends a voice, after a while if asked to. */
  | { voice: Buffer; contentType: string; afterMs?: number }
  | { redirectsTo: string }
  /** Says what comes of the request. */
  | { replies: (request: HeardRequest) => string | object | Promise<string | object> }
  /** Makes a vector of each text, and refuses requests with texts that it does not take. */
  | { embeds: (text: string) => number[]; refuses?: (texts: string[]) => boolean }

/** A request as the server got it. */
export interface HeardRequest {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

/** A server on this machine that speaks the OpenAI protocol: chat completions in a stream, and speech. */
export interface OpenAiTwin {
  baseUrl: string
  requests: HeardRequest[]
  /** Requests that the other side gave up. */
  hangUps(): number
  behave(...behaviours: Behaviour[]): void
  close(): Promise<void>
}

const USAGE = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 }

/** Opens the twin on a free port of this machine; whoever opens it closes it. */
export async function startTwin(...behaviours: Behaviour[]): Promise<OpenAiTwin> {
  let script = behaviours
  let hungUp = 0
  const requests: HeardRequest[] = []
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1
    })
    response.on('error', () => undefined)
    const asked = await heard(request)
    requests.push(asked)
    const [behaviour, ...rest] = script
    if (rest.length > 0) script = rest
    await play(behaviour ?? { status: 500 }, response, asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    hangUps: () => hungUp,
    behave(...next) {
      script = next
    },
    close,
  }
}

async function heard(request: IncomingMessage): Promise<HeardRequest> {
  let text = ''
  for await (const piece of request) text += piece
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: text === '' ? {} : JSON.parse(text),
  }
}

async function play(behaviour: Behaviour, response: ServerResponse, asked: HeardRequest): Promise<void> {
  const { path, body } = asked
  if ('hangs' in behaviour) return
  if ('redirectsTo' in behaviour) {
    response.writeHead(307, { location: behaviour.redirectsTo }).end()
  } else if ('status' in behaviour) {
    const headers = { 'content-type': 'application/json' }
    const later = behaviour.retryAfter === undefined ? {} : { 'retry-after': String(behaviour.retryAfter) }
    response.writeHead(behaviour.status, { ...headers, ...later })
    response.end(behaviour.body ?? JSON.stringify({ error: { message: 'no', type: 'error' } }))
  } else if ('voice' in behaviour) {
    await wait(behaviour.afterMs ?? 0)
    response.writeHead(200, { 'content-type': behaviour.contentType }).end(behaviour.voice)
  } else if (path.endsWith('/audio/speech')) {
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(aShortWave())
  } else if ('embeds' in behaviour) {
    const texts = [body.input].flat().map(String)
    if (behaviour.refuses?.(texts)) return void response.writeHead(400).end('{}')
    const data = texts.map((text, index) => ({ index, embedding: behaviour.embeds(text) }))
    sendJson(response, { object: 'list', model: 'twin', data, usage: { prompt_tokens: 8, total_tokens: 8 } })
  } else {
    const saying = 'replies' in behaviour ? { says: await behaviour.replies(asked) } : behaviour
    if (body.stream === true) await stream(saying, response)
    else replyAtOnce(saying, response)
  }
}

type Saying = Extract<Behaviour, { says: unknown }>

/** The whole answer in one piece; one that is cut is half a piece. */
function replyAtOnce(behaviour: Saying, response: ServerResponse): void {
  const content = typeof behaviour.says === 'string' ? behaviour.says : JSON.stringify(behaviour.says)
  const usage = 'usage' in behaviour && behaviour.usage ? behaviour.usage : USAGE
  const counts = !('countsTokens' in behaviour) || behaviour.countsTokens !== false
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  const whole = { id: 'twin', created: 1, model: 'twin', choices, ...(counts && { usage }) }
  if ('hangsAfter' in behaviour) return
  if (!('cutAfter' in behaviour) && !('endsAfter' in behaviour)) {
    sendJson(response, whole)
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write(JSON.stringify(whole).slice(0, 60))
  setTimeout(() => response.destroy(), 20)
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function stream(behaviour: Saying, response: ServerResponse) {
  const text = typeof behaviour.says === 'string' ? behaviour.says : JSON.stringify(behaviour.says)
  const cut = 'cutAfter' in behaviour ? behaviour.cutAfter : undefined
  const end = 'endsAfter' in behaviour ? behaviour.endsAfter : undefined
  const hang = 'hangsAfter' in behaviour ? behaviour.hangsAfter : undefined
  const said = text.slice(0, cut ?? end ?? hang ?? text.length)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of said.match(/[\s\S]{1,12}/g) ?? []) {
    send(response, { delta: { role: 'assistant', content: piece } })
    if ('pieceMs' in behaviour && behaviour.pieceMs) await wait(behaviour.pieceMs)
  }
  if (hang !== undefined) return
  if (cut !== undefined) return void setTimeout(() => response.destroy(), 20)
  if (end === undefined) {
    const counts = !('countsTokens' in behaviour) || behaviour.countsTokens !== false
    send(
      response,
      { delta: {}, finish_reason: 'stop' },
      counts ? { usage: 'usage' in behaviour ? behaviour.usage : USAGE } : {},
    )
  }
  response.end('data: [DONE]\n\n')
}

function send(response: ServerResponse, choice: object, more: object = {}): void {
  const chunk = { id: 'twin', created: 1, model: 'twin', choices: [{ index: 0, ...choice }], ...more }
  if (!response.destroyed) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}
