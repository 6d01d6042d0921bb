import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Machine } from './configuration.ts'

const execute = promisify(execFile)

/** An outage because a certificate ran out would be worse than one that is known for long: ten years. */
const DAYS = '3650'
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/** The certificate that the cluster trusts, in a folder of its own; one that is there is used again. */
export async function makeAuthority(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [key, certificate] = [join(folder, 'ca.key'), join(folder, 'ca.crt')]
  if (await readFile(key).catch(() => undefined)) return
  await execute('openssl', [
    ...['req', '-x509', ...KEY, '-days', DAYS, '-subj', '/CN=LIVE FEST cluster'],
    ...['-addext', 'basicConstraints=critical,CA:TRUE', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'],
    ...['-keyout', key, '-out', certificate],
  ])
}

/**
 * Writes what a machine shows to the others: machine.crt, machine.key, both as machine.pem for HAProxy, and ca.crt.
 * @param authority the folder of makeAuthority
 */
export async function makeCertificate(authority: string, machine: Machine, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const [key, certificate, request, extensions] = ['key', 'crt', 'csr', 'ext'].map((end) =>
    join(folder, `machine.${end}`),
  ) as [string, string, string, string]
  await execute('openssl', [
    'req',
    '-new',
    ...KEY,
    '-subj',
    `/CN=${machine.name}`,
    '-keyout',
    key,
    '-out',
    request,
  ])
  const names = `DNS:${machine.name},DNS:localhost,IP:${machine.address},IP:127.0.0.1`
  await writeFile(extensions, `subjectAltName=${names}\nextendedKeyUsage=serverAuth,clientAuth\n`)
  const [caKey, caCertificate] = [join(authority, 'ca.key'), join(authority, 'ca.crt')]
  await execute('openssl', [
    ...['x509', '-req', '-in', request, '-CA', caCertificate, '-CAkey', caKey, '-CAcreateserial'],
    ...['-days', DAYS, '-extfile', extensions, '-out', certificate],
  ])
  await writeFile(join(folder, 'ca.crt'), await readFile(caCertificate))
  for (const done of [request, extensions]) await rm(done)
  const both = Buffer.concat([await readFile(certificate), await readFile(key)])
  await writeFile(join(folder, 'machine.pem'), both, { mode: 0o600 })
}
