import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWeb, isWebBuilt } from './build-web.mjs'
import { install, isInstalled } from './install.mjs'
import { giveUp, print, root } from './project.mjs'

const lock = join(root, '.cache/set-up.lock')

/**
 * Makes sure that the packages are installed and, if `web` is asked for, that the screens are built. Without `tools` only
 * what a running festival needs is installed; with it also what checks and tests need.
 */
export async function setUp({ web, tools }) {
  const isReady = () => isInstalled({ tools }) && (!web || isWebBuilt())
  if (isReady()) return
  await takeLock()
  try {
    if (!isInstalled({ tools })) await install({ tools })
    if (web && !isWebBuilt()) {
      print('Building the screens.')
      if ((await buildWeb({ quiet: true })) !== 0) giveUp('The screens could not be built: see above.')
      print('The screens are built.')
    }
  } finally {
    releaseLock()
  }
}

/** Two commands started at once must not install into one folder; the second waits for the first. */
async function takeLock() {
  let hasSaidSo = false
  while (!tryLock()) {
    if (!hasSaidSo) print('Another command is setting up this folder; waiting for it.')
    hasSaidSo = true
    if (isAbandoned()) clear()
    await pause(500)
  }
  process.once('exit', releaseLock)
}

function releaseLock() {
  if (holder() === process.pid) rmSync(lock, { force: true })
}

function holder() {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return undefined
  }
}

function tryLock() {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    return giveUp(`The project folder ${root} cannot be written (${error.code}): start as a user who may.`)
  }
}

function isAbandoned() {
  const pid = holder()
  // Without a number the lock is just being written, or was released in this moment.
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Moved away before it is removed: of two commands that found the lock abandoned, only one succeeds. */
function clear() {
  try {
    renameSync(lock, `${lock}.${process.pid}`)
  } catch {
    // The other one was faster, and may hold a fresh lock by now.
  }
  rmSync(`${lock}.${process.pid}`, { force: true })
}
