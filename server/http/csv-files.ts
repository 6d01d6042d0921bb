import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../contract/errors.ts'
import type { ImportReport } from '../../contract/imports.ts'
import { Refusal } from './refusal.ts'
import type { App } from './typed-app.ts'

/** Largest file of an import (api.md). */
const LARGEST_FILE = 5 * 1024 * 1024

/** The file and the parts of the form around it. */
export const LARGEST_UPLOAD = LARGEST_FILE + 64 * 1024

/** Lets the routes that `add` adds receive a file, and nobody else. */
export function withUploads(app: App, add: (routes: App) => void): void {
  void app.register(async (routes: App) => {
    await routes.register(multipart, { limits: { fileSize: LARGEST_FILE, files: 1, fields: 4, parts: 8 } })
    add(routes)
  })
}

/** The file of a request. @throws Refusal body_too_large above 5 MiB, invalid_request without a file */
export async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('wrong_content_type')
  try {
    const part = await request.file()
    if (part) return await part.toBuffer()
  } catch (problem) {
    // Its own refusals carry a code; what a broken form trips over does not.
    if (problem instanceof Error && 'code' in problem) throw problem
  }
  throw new Refusal('invalid_request', { message: 'Please choose a file.' })
}

/** Answers an import: a file with errors is refused with the same report that its dry run shows. */
export function sendReport(reply: FastifyReply, report: ImportReport, dryRun: boolean): FastifyReply {
  if (dryRun || report.errors.length === 0) return reply.send(report)
  const { status, message } = errors.import_failed
  return reply.code(status).send({ error: message, code: 'import_failed', ...report })
}

/** Sends a CSV file that a browser saves under this name. */
export function sendCsv(reply: FastifyReply, name: string, csv: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(csv)
}
