import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { connectAlone } from './connection-store.ts'
import { examineBackup } from './restore-backup.ts'
import { listOverdue, nameOf } from './rotation.ts'
import { runBackup } from './run-backup.ts'
import { takeBackupLock } from './snapshot-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'stick-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const festival = await festivalForFile({ mode: 'live', backupFolder: folder })
const { app, clock, sql, databaseUrl } = festival
// Backups are of the true time.
clock.set(new Date().toISOString())
const admin = await signInAs(festival, 'admin')
const staff = await signInAs(festival, 'staff')
const reader = await signInAs(festival, 'read-only')
const ask = async (method: 'GET' | 'POST', path = '', who = admin) =>
  app.inject({ method, url: `/api/admin/backups${path}`, headers: { ...who.headers } })
const state = async () => (await ask('GET')).json()
const SECRET = 'a secret of at least thirty-two characters'
const task = { databaseUrl, folder, secret: SECRET, databaseFolder: undefined, unlessSince: undefined }

it('an admin makes a backup now, sees it, and downloads it; others may not', async () => {
  expect(await state()).toMatchObject({ state: 'new', folder, everyMinutes: 10, lastGood: null, backups: [] })
  expectRefusal(await ask('GET', '', reader), 'not_allowed')
  expectRefusal(await ask('POST', '', staff), 'not_allowed')
  expect((await ask('POST')).json()).toEqual({ isRunning: true })
  await vi.waitFor(async () => expect((await state()).state).toBe('good'), {
    timeout: 170_000,
    interval: 200,
  })
  const { lastGood, backups } = await state()
  expect(backups).toEqual([lastGood])
  const path = join(folder, lastGood.file)
  expect(lastGood).toMatchObject({ bytes: (await readFile(path)).length, isThere: true, problem: null })
  expect((await examineBackup(path, SECRET)).header.event).not.toBe('')
  const file = await ask('GET', `/${lastGood.id}/file`)
  expect(file.rawPayload.equals(await readFile(path))).toBe(true)
  expectRefusal(await ask('GET', `/${lastGood.id}/file`, staff), 'not_allowed')
  expectRefusal(await ask('GET', '/999999/file'), 'not_found')
  const { records } = (await app.inject({ url: '/api/admin/audit', headers: admin.headers })).json()
  expect(records.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['backup.start', 'backup.download']),
  )
})

it('one process at a time makes one, and none where another was quicker', async () => {
  const other = await connectAlone(databaseUrl)
  expect(await takeBackupLock(other)).toBe(true)
  expect((await state()).isRunning).toBe(true)
  expectRefusal(await ask('POST'), 'backup_running')
  expect(await runBackup(task)).toEqual({ kind: 'left' })
  await other.end()
  expect(await runBackup({ ...task, unlessSince: 0 })).toEqual({ kind: 'left' })
  expect((await state()).backups).toHaveLength(1)
})

it('the light is red when a stick was pulled and when the last one is old, and green again after the next', async () => {
  await rename(folder, `${folder}-pulled`)
  expect(await runBackup(task)).toMatchObject({ kind: 'failed', problem: 'missing' })
  expect(await state()).toMatchObject({ state: 'failing', lastGood: { isThere: false } })
  expect(await readdir(tmpdir())).not.toContain(folder)
  await rename(`${folder}-pulled`, folder)
  await writeFile(join(folder, 'holiday.jpg'), 'mine')
  expect(await runBackup(task)).toMatchObject({ kind: 'made' })
  expect(await state()).toMatchObject({ state: 'good', backups: [{}, { problem: 'missing' }, {}] })
  expect(await readdir(folder)).toContain('holiday.jpg')
  clock.set(new Date(Date.parse((await state()).lastGood.startedAt) + 26 * 60_000).toISOString())
  const later = await signInAs(festival, 'admin')
  expect((await ask('GET', '', later)).json().state).toBe('failing')
  await sql('UPDATE backups SET is_same_disk = true')
  expect((await ask('GET', '', later)).json().isSameDisk).toBe(true)
})

it('a festival without a folder says so', async () => {
  const other = await festivalForTest({ mode: 'live' })
  const { headers } = await signInAs(other, 'admin')
  const url = '/api/admin/backups'
  expect((await other.app.inject({ url, headers })).json()).toMatchObject({ state: 'off', folder: null })
  expectRefusal(await other.app.inject({ method: 'POST', url, headers }), 'backup_off')
})

it('the newest backups stay, of older ones one an hour and one a day, and nothing of others goes', () => {
  const now = new Date('2026-12-05T20:00:00Z')
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const everyTen = Array.from({ length: 45 * 24 * 6 }, (_, n) => nameOf('ours', before(10 * n)))
  const others = [nameOf('theirs', before(60 * 24 * 90)), 'holiday.jpg']
  const overdue = new Set(listOverdue([...everyTen, ...others], 'ours', now))
  const kept = everyTen.filter((name) => !overdue.has(name))
  expect(others.some((name) => overdue.has(name))).toBe(false)
  expect(kept.slice(0, 12)).toEqual(everyTen.slice(0, 12))
  expect(kept.length).toBeGreaterThan(12 + 20 + 25)
  expect(kept.length).toBeLessThan(12 + 24 + 31)
})
