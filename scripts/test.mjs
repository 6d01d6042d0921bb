import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { bringChromium } from './chromium.mjs'
import { environment, node24, root, run, say } from './project.mjs'
import { setUp } from './set-up.mjs'
import { summarise, tallyCheck, tallyPlaywright, tallyVitest } from './tally.mjs'

// npm test, which is npm run validate: every check and every test, to the end, whatever fails on the way.
const filter = process.argv.slice(2)
const reports = join(root, '.cache/reports')
const tallies = []

await setUp({ web: false, tools: true })
mkdirSync(reports, { recursive: true })
if (filter.length > 0) {
  say(
    `Only the unit tests of ${filter.join(' ')}: the checks, the screens and the browser tests are left out.`,
  )
  await step('Unit tests', () => runUnitTests(filter))
} else {
  await step('Format and lint', () => check('biome', ['ci', '--colors=off']))
  await step('Types', checkTypes)
  await step('Import law', async () => tallyCheck((await run(node24, ['scripts/check-imports.mjs'])).code))
  await step('Dead code', () => check('knip', []))
  await step('Unit tests', () => runUnitTests([]))
  await step('Build of the screens', async () => tallyCheck(await buildWeb({ quiet: false })))
  await step('Browser tests', runBrowserTests)
}
finish()

async function step(name, work) {
  say(`${name} ...`)
  const begun = Date.now()
  const tally = await work()
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  tallies.push({ name, seconds, ...tally })
  say(`${name}: ${tally.failed === 0 ? 'fine' : 'FAILED'} after ${seconds} s`)
}

async function check(tool, parameters) {
  return tallyCheck((await runTool(tool, parameters)).code)
}

/** Server and screens and browser tests have a world of types each; the three checks run side by side and count as three. */
async function checkTypes() {
  const worlds = ['tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json']
  const results = await Promise.all(worlds.map((world) => runTool('tsc', ['-p', world], { quiet: true })))
  for (const { output } of results) if (output) console.log(output.trimEnd())
  const passed = results.filter(({ code }) => code === 0).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

async function runUnitTests(parameters) {
  const report = freshReport('unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool('vitest', ['run', ...reporters, ...parameters])
  return tallyVitest(read(report), code)
}

async function runBrowserTests() {
  const chromium = await bringChromium()
  if (!chromium) {
    console.error('There is no Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.')
    return tallyCheck(1)
  }
  const report = freshReport('browser.json')
  const env = { ...environment, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { code } = await runTool('playwright', ['test', '--reporter=list,json'], { env })
  if (code !== 0) showFailedPages()
  return tallyPlaywright(read(report), code)
}

/** What stood on the pages of failed tests: where tests run unattended, the output is all that is left. */
function showFailedPages() {
  const results = join(root, 'test-results')
  if (!existsSync(results)) return
  for (const file of readdirSync(results, { recursive: true })) {
    if (!file.endsWith('error-context.md')) continue
    const [shown] = readFileSync(join(results, file), 'utf8').split('# Test source')
    console.log(`\n${file}\n${shown}`)
  }
}

function runTool(tool, parameters, options = {}) {
  return run(tool, parameters, { shell: process.platform === 'win32', ...options })
}

/** A report of an earlier run must never be counted in place of one that was not written. */
function freshReport(name) {
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

function finish() {
  console.log('')
  for (const { name, seconds, ...tally } of tallies) {
    console.log(`${name.padEnd(22)}${seconds.padStart(7)} s   ${summarise([tally]).line}`)
  }
  const { line, failed } = summarise(tallies)
  console.log(line)
  process.exitCode = failed === 0 ? 0 : 1
}
