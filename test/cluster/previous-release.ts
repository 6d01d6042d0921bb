import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../faults/scene.ts'

const execute = promisify(execFile)
const git = async (...parameters: string[]) =>
  (await execute('git', ['-C', root, ...parameters], { maxBuffer: 1e8 })).stdout.trim()

/** A release of this repository in a folder of its own. */
export interface Release {
  folder: string
  /** Its commit, and what its newest migration is. */
  name: string
  remove(): Promise<void>
}

/**
 * Checks out the last commit before the newest migration: what a festival runs that is replaced by this version.
 * @returns undefined where there is no history, such as in an unpacked release
 */
export async function checkOutPreviousRelease(): Promise<Release | undefined> {
  const migrations = 'server/db/migrations'
  const newest = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', migrations).catch(() => '')
  const commit = newest === '' ? '' : await git('rev-parse', '--short', `${newest}^`).catch(() => '')
  if (commit === '') return undefined
  const folder = await mkdtemp(join(tmpdir(), 'livefest-previous-'))
  const archive = join(folder, 'release.tar')
  await git('archive', '--format=tar', '-o', archive, commit)
  await execute('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const files = await git('ls-tree', '--name-only', commit, `${migrations}/`)
  const schema = files.split('\n').at(-1)?.split('/').at(-1)?.split('-')[0] ?? ''
  return {
    folder,
    name: `${commit} (schema ${schema})`,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
