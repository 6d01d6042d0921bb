import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import { type Fault, type StrikeOptions, seconds } from './run-fault.ts'
import { root, type Scene } from './scene.ts'

const PEOPLE = 20_000
const EQUAL_TAPS = 200

/** A file of people as a ticket shop writes it. */
function aFileOfPeople(): Blob {
  const lines = Array.from(
    { length: PEOPLE },
    (_, n) => `guest${n},Guest,Number ${n},04FA${String(n).padStart(10, '0')}`,
  )
  return new Blob([`tiktokUsername,firstName,lastName,wristbandTag\n${lines.join('\n')}\n`], {
    type: 'text/csv',
  })
}

async function importPeople({ server, admin, crowd }: Scene): Promise<string> {
  const form = new FormData()
  form.append('file', aFileOfPeople(), 'people.csv')
  const [begun, before] = [performance.now(), crowd.acknowledged.size]
  const answer = await fetch(`${server.url}/api/admin/attendees/import`, {
    method: 'POST',
    headers: { cookie: admin, origin: server.url },
    body: form,
  })
  const report = (await answer.json()) as { created?: number }
  if (report.created !== PEOPLE)
    throw new Error(`the import was answered with ${answer.status} ${JSON.stringify(report).slice(0, 300)}`)
  return `imported in ${seconds(performance.now() - begun)}, ${crowd.acknowledged.size - before} taps meanwhile`
}

/** Starts a next release beside this one, whose migration fails after its first statement. */
async function startBrokenRelease({ env, sql, undo }: Scene): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-release-'))
  undo(() => rm(folder, { recursive: true, force: true }))
  for (const part of ['server', 'contract', 'data', 'web/i18n', 'package.json'])
    await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const migration = 'CREATE TABLE half_done (id int);\nINSERT INTO half_done VALUES (1);\nSELECT 1 / 0;\n'
  await writeFile(join(folder, 'server/db/migrations/9999-half.sql'), migration)
  const port = String(await freePort())
  const code = await new Promise<number>((resolve) => {
    const settings = { ...env, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
    execFile(process.execPath, [join(folder, 'server/main.ts')], { env: settings }, (problem) =>
      resolve(Number(problem?.code ?? 0)),
    )
  })
  if (code === 0) throw new Error('the release with the broken migration opened')
  const rows = await sql<{ is_there: boolean }>("SELECT to_regclass('half_done') IS NOT NULL AS is_there")
  if (rows[0]?.is_there !== false) throw new Error('the migration left something behind')
  return `the next release ended with ${code} and left nothing of itself`
}

/** The same tap 200 times at once, with one key, by way of both servers. */
async function tapEqually(scene: Scene, { rounds = 5 }: StrikeOptions): Promise<string> {
  const { urls, stations, tags, crowd } = scene
  for (let round = 0; round < rounds; round += 1) {
    const key = `equal-${randomUUID()}`
    const tap = { rfidTagId: tags[round % tags.length], installationId: 'tap-tracking' }
    const answers = await Promise.all(
      Array.from({ length: EQUAL_TAPS }, async (_, n) => {
        const answer = await fetch(`${urls[n % urls.length]}/api/tap`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie: stations[0] ?? '' },
          body: JSON.stringify(tap),
        })
        const body = (await answer.json()) as { interaction?: { id: string } }
        // What was too much at once may be asked again; nothing else may happen.
        return answer.status === 503 || answer.status === 429 ? undefined : body.interaction?.id
      }),
    )
    const ids = new Set(answers.filter((id) => id !== undefined))
    const [id] = ids
    if (id === undefined || ids.size > 1) throw new Error(`200 equal taps were ${ids.size} rows`)
    crowd.acknowledged.set(key, id)
  }
  return `${rounds} rounds of ${EQUAL_TAPS} equal taps, one row each`
}

export const faultsOfWork: Fault[] = [
  { name: 'import', what: 'an import of 20,000 people while taps go on', strike: importPeople },
  {
    name: 'broken-migration',
    what: 'a next release whose migration fails half way',
    strike: startBrokenRelease,
  },
  {
    name: 'equal-taps',
    what: '200 equal taps at once over two servers; --rounds=1000 for a night',
    scene: { servers: 2 },
    strike: tapEqually,
  },
]
