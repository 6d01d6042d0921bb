import { createConnection, type Socket } from 'node:net'

/** One connection that is kept open, as a station keeps it. */
export interface HttpClient {
  /** Sends a request and answers with the status and the body. */
  send(request: string): Promise<HttpAnswer>
  close(): void
}

export interface HttpAnswer {
  status: number
  head: string
  body: string
}

const HEAD_END = '\r\n\r\n'

/**
 * Opens a connection that speaks just enough HTTP/1.1 for measuring: one request at a time, answers with a length.
 * A full client takes as long as the server does, and both share the machine.
 */
export async function connectHttp(url: string): Promise<HttpClient> {
  const { hostname, port } = new URL(url)
  const socket: Socket = createConnection({ host: hostname, port: Number(port), noDelay: true })
  let answer: ((answer: HttpAnswer) => void) | undefined
  let fail: ((problem: Error) => void) | undefined
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received = received === '' ? chunk : received + chunk
    const headEnd = received.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = received.slice(0, headEnd)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const end = headEnd + HEAD_END.length + length
    if (received.length < end) return
    const body = received.slice(headEnd + HEAD_END.length, end)
    received = ''
    answer?.({ status: Number(head.slice(9, 12)), head, body })
  })
  socket.on('error', (problem) => fail?.(problem))
  socket.on('close', () => fail?.(new Error('the server closed the connection')))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    fail = reject
  })
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the server has closed the connection'))
        answer = resolve
        fail = reject
        socket.write(request)
      }),
    close() {
      fail = undefined
      socket.destroy()
    },
  }
}
