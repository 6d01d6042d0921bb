import type { IncomingHttpHeaders } from 'node:http'

/** The API key that a request carries (RFC 6750): `Authorization: Bearer …`. Undefined without one. */
export function apiKeyOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization === undefined ? undefined : /^bearer +(\S+)$/i.exec(authorization)?.[1]
}
