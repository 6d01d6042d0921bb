import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { print, root, run } from './project.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const places = [
  '/usr/bin',
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

/** Finds a Chromium for the browser tests, or brings one; undefined when there is no way to one. */
export async function bringChromium() {
  const found = findChromium()
  if (found) return found
  print('There is no Chromium here; installing one for the browser tests.')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('sh', ['-c', 'apt-get update -q && apt-get install -y -q chromium'], { env })
  }
  if (!findChromium())
    await run('playwright', ['install', 'chromium'], { shell: process.platform === 'win32' })
  return findChromium()
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  const installed = places.flatMap((place) =>
    [...names, 'Google Chrome', 'Chromium'].map((name) => join(place, name)),
  )
  return [...installed, findPlaywrightsOwn()].find((path) => path && existsSync(path))
}

function findPlaywrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}
