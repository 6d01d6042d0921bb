import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageAt } from '../../contract/pages.ts'
import { type PageData, readPageLinks } from './page-chunks.ts'
import { Refusal } from './refusal.ts'

/** A text, ready to be sent. */
interface ReadyText {
  plain: Buffer
  zipped: Buffer
}

/** What the build wrote, as it is sent: with the names and colours of the event. */
type OpenPage = (template: string) => Promise<{
  current: () => { page: ReadyText; stored: ReadyText; manifest: ReadyText }
  close: () => void
}>

/** The page as the service worker fetches it, to keep it (vite.config.ts). */
const STORED_PAGE = '/index.html'
const MANIFEST = '/manifest.webmanifest'

/** Serves the built pages: hashed assets for a year, the page itself always fresh, a 404 page for unknown paths. */
export async function serveWeb(
  app: FastifyInstance,
  webFolder: string,
  data: PageData,
  openPage: OpenPage,
): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) {
    app.log.warn('the web pages are not built: only the API is served')
    return
  }
  const page = await openPage(await readFile(join(webFolder, 'index.html'), 'utf8'))
  app.addHook('onClose', async () => page.close())
  const links = readPageLinks(webFolder, data)
  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    // Written for the event below.
    globIgnore: ['index.html*'],
    // The build writes Brotli and gzip beside each text (scripts/build-web.mjs).
    preCompressed: true,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(webFolder, 'assets'))
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path.startsWith('/api/') || path === '/api') throw new Refusal('not_found')
    const screen = pageAt(path)
    const link = screen && links.get(screen)
    if (link) void reply.header('link', link)
    void reply.code(screen ? 200 : 404)
    return sendText(request, reply, page.current().page, HTML)
  })
  app.get(STORED_PAGE, { schema: { hide: true } }, (request, reply) =>
    sendText(request, reply, page.current().stored, HTML),
  )
  app.get(MANIFEST, { schema: { hide: true } }, (request, reply) =>
    sendText(request, reply, page.current().manifest, 'application/manifest+json; charset=utf-8'),
  )
}

const HTML = 'text/html; charset=utf-8'

/** Sends a text that may be another one after the next change of the event. */
function sendText(request: FastifyRequest, reply: FastifyReply, text: ReadyText, type: string): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type(type)
  if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(text.plain)
  return reply.header('content-encoding', 'gzip').send(text.zipped)
}
