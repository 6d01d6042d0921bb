/** A request of HTTP/1.1 as text. */
export function requestOf(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): string {
  const length =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': `${body.length}` }
  const lines = Object.entries({ host: 'festival', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}
