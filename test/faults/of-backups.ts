import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { BackupState } from '../../contract/backups.ts'
import { cannotMount, fill } from './of-disks.ts'
import type { Fault } from './run-fault.ts'
import { root, type Scene } from './scene.ts'

const execute = promisify(execFile)
const MIB = 1024 * 1024
const ENOUGH = 50
const PATIENCE_MS = 120_000

/** A folder for backups that is a disk of its own, mounted by `mount`. */
async function stick(undo: Scene['undo'], mount: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stick-'))
  undo(() => rm(folder, { recursive: true, force: true }))
  await mount(folder)
  undo(async () => void (await execute('umount', ['-l', folder])))
  return folder
}

/** Presses "Back up now" and waits for what comes of it: null where it was made, else why not. */
async function backUp({ server, admin }: Scene): Promise<string | null> {
  const ask = async (method: string) => {
    const headers = { cookie: admin, origin: server.url }
    const answer = await fetch(`${server.url}/api/admin/backups`, { method, headers })
    return { status: answer.status, state: (await answer.json()) as BackupState }
  }
  const before = (await ask('GET')).state.backups[0]?.id
  const begun = performance.now()
  // One may be under way by itself: that one is waited for, and ours is begun after it.
  let isBegun = false
  while (performance.now() - begun < PATIENCE_MS) {
    if (!isBegun) isBegun = (await ask('POST')).status === 202
    const { isRunning, backups } = (await ask('GET')).state
    const [last] = backups
    if (isBegun && !isRunning && last !== undefined && last.id !== before) return last.problem
    await wait(200)
  }
  throw new Error('a backup had no outcome')
}

/** `npm run restore -- --check`: what it says about a file, and whether it is content. */
async function check({ env }: Scene, file: string): Promise<{ code: number; said: string }> {
  const command = [join(root, 'server/backup/restore-command.ts'), '--check', file]
  return execute(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    ({ code, stdout, stderr }) => ({ code: Number(code), said: `${stdout}${stderr}`.trim() }),
  )
}

/** Where the festival of a scene keeps its backups, and the file that is the disk below. */
const folderOf = ({ env }: Scene) => env.BACKUP_DIR ?? ''
const imageOf = (folder: string) => `${folder}.image`

export const faultsOfBackups: Fault[] = [
  {
    name: 'full-stick',
    what: 'the stick for the backups is full, until somebody makes room',
    cannot: cannotMount,
    logs: 'no backup was made',
    scene: {
      settings: async (undo) => ({
        BACKUP_DIR: await stick(undo, (at) =>
          execute('mount', ['-t', 'tmpfs', '-o', 'size=40m,mode=777', 'tmpfs', at]),
        ),
      }),
    },
    async strike(scene) {
      const folder = folderOf(scene)
      await fill(folder)
      const full = await backUp(scene)
      if (full !== 'full') throw new Error(`a backup onto the full stick: ${full ?? 'made'}`)
      const left = (await readdir(folder)).filter((name) => name.endsWith('.unfinished'))
      if (left.length > 0) throw new Error(`the full stick keeps half a file: ${left}`)
      await scene.crowd.more(ENOUGH)
      for (const name of await readdir(folder))
        if (name.startsWith('filler')) await rm(join(folder, name), { force: true })
      const problem = await backUp(scene)
      if (problem !== null) throw new Error(`a backup once there was room: ${problem}`)
      const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.backup'))
      const whole = await check(scene, join(folder, file))
      if (whole.code !== 0) throw new Error(`the backup is not whole: ${whole.said}`)
      return 'said that it is full and kept no half file; made one when there was room; taps went on'
    },
  },
  {
    name: 'broken-stick',
    what: 'the stick with the backups cannot be read any more, and then not be written',
    cannot: cannotMount,
    logs: 'no backup was made',
    scene: {
      settings: async (undo) => {
        const folder = await stick(undo, async (at) => {
          const image = imageOf(at)
          undo(() => rm(image, { force: true }))
          await writeFile(image, '')
          await truncate(image, 64 * MIB)
          await execute('mkfs.ext4', ['-q', image])
          await execute('mount', ['-o', 'loop', image, at])
        })
        await execute('chmod', ['777', folder])
        return { BACKUP_DIR: folder }
      },
    },
    async strike(scene) {
      const folder = folderOf(scene)
      const made = await backUp(scene)
      if (made !== null) throw new Error(`a backup onto the stick: ${made}`)
      const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.backup'))
      await execute('sync')
      // What lay behind this byte is gone: reading it fails as it does on a disk that dies.
      await truncate(imageOf(folder), MIB)
      await execute('dd', [`if=${join(folder, file)}`, 'iflag=nocache', 'count=0'])
      const unreadable = await check(scene, join(folder, file))
      if (unreadable.code === 0) throw new Error('a file that cannot be read was called whole')
      if (/^\s+at /m.test(unreadable.said)) throw new Error(`no sentence for people: ${unreadable.said}`)
      // A disk that has seen errors is often only read from then on.
      await execute('mount', ['-o', 'remount,ro', folder])
      const problem = await backUp(scene)
      if (problem !== 'read-only')
        throw new Error(`a backup onto a stick that is only read: ${problem ?? 'made'}`)
      await scene.crowd.more(ENOUGH)
      return `reading says "${unreadable.said.replaceAll(folder, '')}", writing "${problem}"; taps went on`
    },
  },
]
