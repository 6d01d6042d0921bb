/** The body and headers of a form with one file, as a browser sends it. */
export function aFormWith(content: string | Buffer, name = 'file.csv') {
  const boundary = 'neon-fairgrounds-2026'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
