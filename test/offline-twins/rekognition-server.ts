import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** How the server behaves at every request. */
export type Behaviour =
  | { sees: object[] }
  | { status: number; type?: string; body?: string }
  | { redirectsTo: string }
  /** Accepts the photo and never says a word. */
  | { hangs: true }

/** A request as the server got it. */
export interface HeardRequest {
  headers: Record<string, unknown>
  body: { Image: { Bytes: string }; Attributes: string[] }
}

/** A server on this machine that speaks as much of Amazon Rekognition as DetectFaces needs, for the running test. */
export async function rekognitionTwin(behaviour: Behaviour) {
  const requests: HeardRequest[] = []
  const server = createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: JSON.parse(await text(request)) })
    if ('hangs' in behaviour) return
    if ('redirectsTo' in behaviour) return response.writeHead(307, { location: behaviour.redirectsTo }).end()
    response.setHeader('content-type', 'application/x-amz-json-1.1')
    if ('sees' in behaviour) return response.end(JSON.stringify({ FaceDetails: behaviour.sees }))
    const { status, type, body } = behaviour
    return response.writeHead(status).end(body ?? JSON.stringify({ __type: type, Message: 'no' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}/`, requests }
}
