import type { App } from '../server/http/typed-app.ts'

/** The body and headers of a form with one file, as a browser sends it; `said` are texts in front of the file. */
export function aFormWith(content: string | Buffer, name = 'file.csv', said: Record<string, string> = {}) {
  const boundary = 'neon-fairgrounds-2026'
  const texts = Object.entries(said).map(
    ([part, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${part}"\r\n\r\n${text}\r\n`,
  )
  const head = `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** Sends a file to a call as a browser does, and reads the JSON of the answer. */
export async function upload(
  app: App,
  url: string,
  content: string | Buffer,
  headers: Record<string, string>,
) {
  const form = aFormWith(content)
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}
