import type { ErrorCode } from './errors.ts'
import type { Access } from './roles.ts'

/** What decides about the refusals of an endpoint. */
interface Kind {
  method: string
  access: Access
  refuses: readonly ErrorCode[]
}

/**
 * Every code that an endpoint may refuse with: what it declares itself, and what all of its kind refuse. Not among them
 * is `unexpected`, which is a defect and no promise.
 */
export function refusalsOf({ method, access, refuses }: Kind): ErrorCode[] {
  return [
    // An address or a character that cannot be read, and a part of the festival that is away, can meet any call.
    'invalid_request',
    'unavailable',
    // So can the limits of contract/limits.ts.
    'too_many_requests',
    'busy',
    ...byAccess(access),
    ...(method === 'GET' ? [] : (['foreign_origin', 'body_too_large', 'wrong_content_type'] as const)),
    ...refuses,
  ]
}

const ofKeys = ['api_key_invalid', 'scope_missing'] as const

function byAccess(access: Access): ErrorCode[] {
  switch (access) {
    case 'anyone':
      return []
    case 'station':
      return ['station_not_paired']
    case 'signed-in':
      return ['not_signed_in', ...ofKeys]
    default:
      return ['not_signed_in', 'not_allowed', ...ofKeys]
  }
}
