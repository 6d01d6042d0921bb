import { execFile } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostmaster, signal } from './processes.ts'
import { type Fault, seconds } from './run-fault.ts'
import { openServer, type Scene, type SceneOptions } from './scene.ts'

const execute = promisify(execFile)
type Prepare = NonNullable<SceneOptions['prepare']>
const MIB = 1024 * 1024
const ENOUGH = 50
const PATIENCE_MS = 60_000

/** Only root may mount; elsewhere these faults are left out, and say so. */
export async function cannotMount(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'only Linux has a tmpfs'
  if (process.getuid?.() !== 0) return 'only root may mount a small disk'
  return undefined
}

/** Puts the data folder on a disk in memory that holds so many MiB. */
const onSmallDisk =
  (mib: number): Prepare =>
  async (dataDir, undo) => {
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${mib}m,mode=755`, 'tmpfs', dataDir])
    undo(async () => void (await execute('umount', ['-l', dataDir])))
  }

/** Fills the disk to its last page. */
export async function fill(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  for (let part = 0, size = bavail * bsize; part < 20 && size > 0; part += 1, size = Math.floor(size / 2)) {
    await writeFile(join(dataDir, `filler-${part}`), Buffer.alloc(size)).catch(() => undefined)
  }
}

async function empty(dataDir: string): Promise<void> {
  for (let part = 0; part < 20; part += 1) await rm(join(dataDir, `filler-${part}`), { force: true })
}

/** Waits until taps are refused because the server cannot write them. */
async function refused({ crowd }: Scene): Promise<void> {
  const count = () =>
    [...crowd.answers].filter(([said]) => said.startsWith('503')).reduce((sum, [, n]) => sum + n, 0)
  const [before, begun] = [count(), performance.now()]
  while (count() < before + 20) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error('no tap was refused with 503')
    await wait(100)
  }
}

/** A disk of its own for the data folder, which can break: a file with ext4 on it. */
const onBreakableDisk: Prepare = async (dataDir, undo) => {
  const image = `${dataDir}.image`
  undo(() => rm(image, { force: true }))
  await execute('truncate', ['-s', String(400 * MIB), image])
  await execute('mkfs.ext4', ['-q', image])
  await execute('mount', ['-o', 'loop,errors=remount-ro', image, dataDir])
  undo(async () => void (await execute('umount', ['-l', dataDir])))
}

export const faultsOfDisks: Fault[] = [
  {
    name: 'full-disk',
    what: 'the disk of the database is full, until somebody makes room',
    scene: { prepare: onSmallDisk(250) },
    cannot: cannotMount,
    async strike(scene) {
      await fill(scene.dataDir)
      await refused(scene)
      await empty(scene.dataDir)
      return `503 while it was full, taps again after ${seconds(await scene.crowd.more(ENOUGH))}`
    },
  },
  {
    name: 'read-only-disk',
    what: 'the disk of the database fails and is only read from then on, until it is repaired and mounted anew',
    scene: { prepare: onBreakableDisk },
    cannot: cannotMount,
    async strike(scene) {
      const { dataDir, server, env, undo } = scene
      const { stdout } = await execute('findmnt', ['-n', '-o', 'SOURCE', dataDir])
      const device = stdout.trim()
      await writeFile(`/sys/fs/ext4/${device.replace('/dev/', '')}/trigger_fs_error`, 'a test')
      await refused(scene)
      await server.stop()
      const postmaster = await findPostmaster(dataDir)
      if (postmaster !== undefined) signal(postmaster, 'SIGQUIT')
      await wait(2_000)
      await execute('umount', [dataDir])
      // 1: it has found something and repaired it.
      await execute('e2fsck', ['-p', '-f', `${dataDir}.image`]).catch(({ code }) => {
        if (code !== 1) throw new Error(`e2fsck ended with ${code}`)
      })
      await execute('mount', ['-o', 'loop', `${dataDir}.image`, dataDir])
      await openServer(env, undo)
      return `503 while it was, taps again ${seconds(await scene.crowd.more(ENOUGH))} after it was mounted anew`
    },
  },
  {
    name: 'read-only-database',
    what: 'the database only reads, as one that was just demoted',
    async strike(scene) {
      const set = async (order: string) => {
        await scene.sql(`ALTER SYSTEM ${order}`)
        await scene.sql('SELECT pg_reload_conf()')
      }
      await set('SET default_transaction_read_only = on')
      await refused(scene)
      await set('RESET default_transaction_read_only')
      return `503 while it did, taps again after ${seconds(await scene.crowd.more(ENOUGH))}`
    },
  },
]
