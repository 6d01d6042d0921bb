import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { print, root, run } from './project.mjs'

/** Debian's is Chromium without windows: for the same pages it takes two thirds of the processor's time. */
const SHELL = 'chromium-headless-shell'
const names = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
  'Google Chrome',
  'Chromium',
]
const places = [
  '/usr/bin',
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

let brought

/** Finds a Chromium for the browser tests, or brings one, once; undefined when there is no way to one. */
export function bringChromium() {
  brought ??= findOrBring()
  return brought
}

async function findOrBring() {
  const found = findChromium()
  if (found) return found
  print('There is no Chromium here; installing one for the browser tests.')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // What is recommended beside it are printers and their settings; a font of the system it needs.
    const install = 'apt-get install -y -q --no-install-recommends fonts-liberation'
    await run('sh', ['-c', `apt-get update -q && (${install} ${SHELL} || ${install} chromium)`], { env })
  }
  if (!findChromium())
    await run('playwright', ['install', 'chromium'], { shell: process.platform === 'win32' })
  return findChromium()
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  const installed = names.flatMap((name) => places.map((place) => join(place, name)))
  return [...installed, findPlaywrightsOwn()].find((path) => path && existsSync(path))
}

function findPlaywrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}
