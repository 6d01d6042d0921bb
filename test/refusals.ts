import type { LightMyRequestResponse as Response } from 'fastify'
import { expect } from 'vitest'
import { type ErrorCode, errors } from '../contract/errors.ts'

/** What no answer may ever contain: stacks, SQL, paths of the machine. */
const INNARDS = /\bat .+:\d+:\d+|SELECT |INSERT |relation "|node_modules|\.ts\b|FST_ERR|ECONN|syntax/

/** Expects a refusal exactly as api.md writes it: status, sentence, code, and nothing of our insides. */
export function expectRefusal(response: Response, code: ErrorCode, issues?: string[]): void {
  const { status, message } = errors[code]
  expect(response.body).toContain(`"code":"${code}"`)
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  const { issues: found, success, opensAt: _opensAt, ...rest } = response.json()
  expect(rest).toEqual({ error: message, code })
  expect(success).toBe(undefined)
  // One field may be wrong in several ways.
  const paths: string[] | undefined = found?.map((issue: { path: string }) => issue.path)
  expect(paths && [...new Set(paths)]).toEqual(issues)
  // A moment is not the line of a stack.
  expect(response.body.replace(/,"opensAt":"[^"]*"/, '')).not.toMatch(INNARDS)
}

/** The same for `/api/tap`, whose refusals begin with `success: false`. */
export function expectTapRefusal(response: Response, code: ErrorCode, issues?: string[]): void {
  expect(
    response.body.startsWith(`{"success":false,"error":${JSON.stringify(errors[code].message)},"code":`),
  ).toBe(true)
  const { success, ...body } = response.json()
  expect(success).toBe(false)
  expectRefusal({ ...response, body: JSON.stringify(body), json: () => body } as Response, code, issues)
}
