import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { copyDatabase } from '../../test/database.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { isFull } from '../../test/size.ts'
import { SERVING_NAME } from '../db/pool.ts'
import { checkBackupFile, openContent, writeBackupFile } from './backup-file.ts'
import { connectAlone } from './connection-store.ts'
import { readFrames } from './frames.ts'
import { makeBackup } from './make-backup.ts'
import { examineBackup, restoreBackup } from './restore-backup.ts'
import { withSnapshot } from './snapshot-store.ts'

const SECRET = 'a secret of at least thirty-two characters'
const festival = await festivalForFile({ people: 'demo' })
const folder = await mkdtemp(join(tmpdir(), 'backups-'))
afterAll(() => rm(folder, { recursive: true }))
let files = 0
const newPath = () => join(folder, `${++files}.backup`)

/** Makes a backup of a database. */
async function backUp(url: string, path = newPath()): Promise<string> {
  const client = await connectAlone(url)
  await makeBackup(client, SECRET, () => path).finally(() => client.end())
  return path
}

async function emptyDatabase(): Promise<string> {
  const database = await copyDatabase()
  onTestFinished(() => database.drop())
  return database.url
}

async function restore(path: string, url: string) {
  return restoreBackup(url, await examineBackup(path, SECRET), SECRET)
}

/** Every table with its number of rows and what they say. */
async function tablesIn(path: string): Promise<Map<string, string>> {
  const tables = new Map<string, string>()
  const content = openContent(await checkBackupFile(path), SECRET)
  await readFrames(content, async ({ table, columns, rows }) => {
    const hash = createHash('sha256').update(columns.join())
    let count = 0
    for await (const piece of rows) {
      hash.update(piece)
      for (const byte of piece) if (byte === 10) count += 1
    }
    tables.set(table, `${count} ${hash.digest('hex')}`)
    return count
  })
  return tables
}

describe('a backup that is made while people tap', () => {
  it('becomes an equal festival, table by table, with another name for its ledger', async () => {
    const place = await anInstallation(festival, { cooldownSeconds: 0 })
    const bands = await Promise.all(Array.from({ length: 60 }, () => aWristband(festival)))
    const tap = async ({ tag }: (typeof bands)[number]) => {
      const payload = { rfidTagId: tag, installationId: place.id }
      const response = await festival.app.inject({ method: 'POST', url: '/api/tap', payload })
      return response.json<{ interaction: { id: string } }>().interaction.id
    }
    const before = await Promise.all(bands.slice(0, 20).map(tap))
    const meanwhile = (async () => {
      for (const band of bands.slice(20)) await tap(band)
    })()
    const path = await backUp(festival.databaseUrl)
    await meanwhile
    const url = await emptyDatabase()
    const { rows, broken } = await restore(path, url)
    expect(broken).toEqual([])
    const client = await connectAlone(url)
    const found = await client.query('SELECT id FROM interactions WHERE id = ANY ($1)', [before])
    const next = await client.query(
      `SELECT nextval(pg_get_serial_sequence('interactions', 'id'))::int AS id, nextval('entry_vectors_change')::int AS change`,
    )
    await client.end()
    expect(found.rowCount, 'acknowledged before the backup').toBe(before.length)
    expect(next.rows[0].id, 'numbers that somebody may remember').toBeGreaterThan(1_000_000)
    expect(next.rows[0].change, 'of a sequence that belongs to a column').toBeGreaterThan(1_000_000)

    const [was, is] = [await tablesIn(path), await tablesIn(await backUp(url))]
    expect(was.size).toBeGreaterThan(50)
    expect(rows.get('interactions')).toBeGreaterThan(300)
    expect(is.get('ledger_epoch')).not.toBe(was.get('ledger_epoch'))
    for (const tables of [was, is]) tables.delete('ledger_epoch')
    expect(Object.fromEntries(is)).toEqual(Object.fromEntries(was))
  })

  it('leaves no half file when the database goes, and says what the disk refuses', async () => {
    const client = await connectAlone(festival.databaseUrl)
    const path = newPath()
    await expect(
      withSnapshot(client, async ({ content }) => {
        async function* brokenOff() {
          for await (const piece of content) {
            await festival.sql(
              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'livefest backup' AND datname = current_database()",
            )
            yield piece
          }
        }
        const facts = { event: '', festival: '', madeAt: '', productVersion: '', schema: '', migrations: [] }
        await writeBackupFile(path, facts, SECRET, brokenOff())
      }),
    ).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => join(folder, name).startsWith(path))).toEqual([])
    await expect(backUp(festival.databaseUrl, join(folder, 'no-stick', 'a.backup'))).rejects.toMatchObject({
      problem: 'missing',
    })
    // A file that takes nothing, wherever the tests run.
    const full = newPath()
    await symlink('/dev/full', `${full}.unfinished`)
    await expect(backUp(festival.databaseUrl, full)).rejects.toMatchObject({ problem: 'full' })
    expect((await readdir(folder)).filter((name) => join(folder, name).startsWith(full))).toEqual([])
    const whole = await backUp(festival.databaseUrl)
    await expect(backUp(festival.databaseUrl, whole), 'it is there already').rejects.toThrow(/another name/)
    await expect(backUp(festival.databaseUrl, join(whole, 'a.backup'))).rejects.toMatchObject({
      problem: 'missing',
    })
  })
})

describe('a restore refuses', () => {
  let path: string
  let bytes: Buffer
  beforeAll(async () => {
    path = await backUp(festival.databaseUrl)
    bytes = await readFile(path)
  })

  async function refusal(content: Buffer | string, secret = SECRET): Promise<string> {
    const file = newPath()
    await writeFile(file, content)
    return examineBackup(file, secret).then(
      () => 'taken',
      (problem: Error) => problem.message.replace(file, 'It'),
    )
  }

  it('any file of which a byte is another one, or the end is missing', async () => {
    const place = fc.integer({ min: 0, max: bytes.length - 1 })
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ change
        expect(await refusal(flipped)).toMatch(/damaged|no backup of a festival|newer release/)
        expect(await refusal(bytes.subarray(0, at))).toMatch(/damaged|no backup of a festival|empty/)
      }),
      {
        numRuns: isFull ? 300 : 12,
        examples: [
          [0, 1],
          [20, 1],
          [200, 4],
          [bytes.length - 1, 255],
        ],
      },
    )
    expect(await refusal(Buffer.concat([bytes, Buffer.from('more')]))).toMatch(/damaged/)
  })

  it('what is no backup, what another SECRET or a newer release has made', async () => {
    expect(await refusal('')).toBe('It is empty.')
    expect(await refusal('handle,name\nmia,Mia\n')).toMatch(/no backup of a festival/)
    await expect(examineBackup(folder, SECRET)).rejects.toThrow(/is a folder/)
    await expect(examineBackup(newPath(), SECRET)).rejects.toThrow(/There is no file/)
    expect(await refusal(bytes, SECRET.toUpperCase())).toMatch(/another SECRET/)
    const later = Buffer.from(bytes.toString('latin1').replace('"0001-', '"9001-'), 'latin1')
    expect(await refusal(withRightSum(later))).toMatch(/newer release/)
  })

  it('a file that was changed and summed up anew, then a database that is not empty or in use', async () => {
    const forged = Buffer.from(bytes)
    const at = Math.floor(bytes.length / 2)
    forged[at] = (forged[at] ?? 0) ^ 1
    const file = newPath()
    await writeFile(file, withRightSum(forged))
    const url = await emptyDatabase()
    await expect(restore(file, url)).rejects.toThrow(/Nothing was restored/)
    await expect(restore(path, url), 'it was as empty as before').resolves.toMatchObject({ broken: [] })
    await expect(restore(path, url)).rejects.toThrow(/not empty.* attendees, .* rows of the ledger/)
    const served = await emptyDatabase()
    const server = await connectAlone(served)
    await server.query(`SET application_name = '${SERVING_NAME}'`)
    await expect(restore(path, served)).rejects.toThrow(/stop it first/)
    await server.end()
  })

  function withRightSum(content: Buffer): Buffer {
    const body = content.subarray(0, -32)
    return Buffer.concat([body, createHash('sha256').update(body).digest()])
  }
})
