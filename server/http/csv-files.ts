import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { errors } from '../../contract/errors.ts'
import type { ImportReport } from '../../contract/imports.ts'
import { LARGEST_IMPORT } from '../../contract/people-imports.ts'
import { addScope } from './add-scope.ts'
import { Refusal } from './refusal.ts'
import type { App } from './typed-app.ts'

/** Largest file of an import (api.md). */
const LARGEST_FILE = LARGEST_IMPORT

/** The file and the parts of the form around it. */
export const LARGEST_UPLOAD = LARGEST_FILE + 64 * 1024

/** Lets the routes that `add` adds receive a file, and nobody else. */
export function withUploads(app: App, add: (routes: App) => void): void {
  void addScope(app, 'uploads', async (routes) => {
    await routes.register(multipart, { limits: { fileSize: LARGEST_FILE, files: 1, fields: 4, parts: 8 } })
    add(routes)
  })
}

/** The file of a request. @throws Refusal body_too_large above 5 MiB, invalid_request without a file */
export async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  return (await receivePart(request)).content
}

/** A file, what it is called, and what was said about it. */
interface ReceivedForm<Said> {
  name: string
  content: Buffer
  said: Said | undefined
}

/**
 * The file of a request, and what a part of the form in front of it says about it as JSON.
 * @throws Refusal file_too_large above 5 MiB, invalid_request without a file and when that part is not what it should be
 */
export async function receiveForm<Said>(
  request: FastifyRequest,
  part: string,
  schema: z.ZodMiniType<Said>,
): Promise<ReceivedForm<Said>> {
  const received = await receivePart(request).catch((problem: unknown) => {
    const isTooLarge =
      problem instanceof Error && 'code' in problem && problem.code === 'FST_REQ_FILE_TOO_LARGE'
    throw isTooLarge ? new Refusal('file_too_large') : problem
  })
  const { name, content, fields } = received
  const field = fields[part]
  if (field === undefined || Array.isArray(field) || field.type !== 'field') {
    return { name, content, said: undefined }
  }
  const said = schema.safeParse(readJson(String(field.value)))
  if (said.success) return { name, content, said: said.data }
  const issues = said.error.issues.map(({ path, message }) => ({ path: [part, ...path].join('.'), message }))
  throw new Refusal('invalid_request', { issues: issues.slice(0, 20) })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function receivePart(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('wrong_content_type')
  try {
    const part = await request.file()
    if (part) {
      const content = await part.toBuffer()
      return { name: part.filename.slice(0, 200), content, fields: part.fields }
    }
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
