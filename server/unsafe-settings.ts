import type { Settings } from './settings.ts'

/** The least of different characters in a secret that a machine made: 32 random hexadecimal digits have 13.9 on average. */
const LEAST_CHARACTERS = 10

/**
 * What is missing or unsafe in the settings of a festival, each in one line (rulings, "Modes").
 * A festival for real people opens with everything it needs, or not at all; a demo lets anybody sign in as admin, and
 * stays on its own machine unless somebody says otherwise.
 */
export function listUnsafeSettings(settings: Settings): string[] {
  const problems = settings.FESTIVAL_MODE === 'live' ? liveProblems(settings) : demoProblems(settings)
  return problems.filter((problem) => problem !== false)
}

function demoProblems({ HOST, ALLOW_PUBLIC_DEMO, BACKUP_DIR, SECRET }: Settings): (string | false)[] {
  return [
    !isThisMachine(HOST) &&
      ALLOW_PUBLIC_DEMO !== '1' &&
      `HOST=${HOST} shows a demo to the network, where anybody could sign in as admin: set ALLOW_PUBLIC_DEMO=1 if that is meant, or FESTIVAL_MODE=live for a real festival`,
    BACKUP_DIR !== undefined &&
      SECRET === undefined &&
      'SECRET is missing, and BACKUP_DIR wants backups, which are encrypted with it',
  ]
}

function liveProblems(settings: Settings): (string | false)[] {
  return [
    settings.PUBLIC_URL === undefined && 'PUBLIC_URL is missing: the address that people and QR codes use',
    settings.OIDC_ISSUER === undefined && 'OIDC_ISSUER is missing: the identity provider of the staff',
    settings.OIDC_CLIENT_ID === undefined && 'OIDC_CLIENT_ID is missing',
    settings.OIDC_CLIENT_SECRET === undefined && 'OIDC_CLIENT_SECRET is missing',
    settings.SECRET === undefined &&
      'SECRET is missing: at least 32 random characters, from which the keys of the photos are made',
    settings.SECRET !== undefined &&
      new Set(settings.SECRET).size < LEAST_CHARACTERS &&
      'SECRET is easy to guess: take 32 random characters (openssl rand -hex 32)',
    settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined && 'MAIL_FROM is missing',
    settings.STATION_NOTICES_TO !== undefined &&
      settings.SMTP_URL === undefined &&
      'SMTP_URL is missing, and STATION_NOTICES_TO wants mails',
    settings.ADMIN_EMAILS === undefined && 'ADMIN_EMAILS is missing: nobody could ever become administrator',
    isPlain(settings.OIDC_ISSUER) && 'OIDC_ISSUER is plain http: anybody on the way could sign in as staff',
    isPlain(settings.PUBLIC_URL) &&
      'PUBLIC_URL is plain http: browsers open no camera there and cookies can be read',
    isPlainMail(settings.SMTP_URL) &&
      'SMTP_URL is smtp: without TLS, and mails hold photos: use smtps:, or add ?requireTLS=true',
    isPlain(settings.AI_BASE_URL) &&
      'AI_BASE_URL is plain http: anybody on the way could read what guests ask',
    isPlain(settings.EMBEDDINGS_BASE_URL) &&
      'EMBEDDINGS_BASE_URL is plain http: anybody on the way could read what guests ask',
    isPlain(settings.TTS_BASE_URL) &&
      'TTS_BASE_URL is plain http: anybody on the way could read what Leon says',
    isPlain(settings.REKOGNITION_URL) && 'REKOGNITION_URL is plain http: anybody on the way could see photos',
  ]
}

/** Plain http is fine on this machine itself, where nobody is on the way. */
function isPlain(address: string | undefined): boolean {
  if (address === undefined) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isThisMachine(hostname)
}

/** Whether a mail could leave this machine unencrypted, because the server did not offer TLS or somebody hid its offer. */
function isPlainMail(address: string | undefined): boolean {
  if (address === undefined) return false
  const { protocol, hostname, searchParams } = new URL(address)
  return protocol === 'smtp:' && !isThisMachine(hostname) && searchParams.get('requireTLS') !== 'true'
}

function isThisMachine(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host)
}
