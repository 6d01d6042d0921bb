import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb, isWebBuilt } from './build-web.mjs'
import { bringChromium } from './chromium.mjs'
import { environment, node24, root, run } from './project.mjs'
import { auditPackages, listPackages } from './supply-chain.mjs'
import { countCheck, countPlaywright, countVitest } from './test-summary.mjs'

const reports = join(root, '.cache/reports')

/** Every suite by its name; each runs to its end and answers with how many checks passed, failed and were skipped. */
export const suites = {
  format: { title: 'Format and lint', run: () => check('biome', ['ci', '--colors=off']) },
  types: { title: 'Types', run: checkTypes },
  imports: { title: 'Import law', run: () => check(node24, ['scripts/check-imports.mjs']) },
  unused: { title: 'Dead code', run: () => check('knip', []) },
  licences: { title: 'Licences and SBOM', run: listPackages },
  audit: { title: 'Known vulnerabilities', run: auditPackages },
  screens: { title: 'Build of the screens', run: buildScreens },
  unit: { title: 'Unit tests', run: runUnitTests },
  e2e: { title: 'Browser tests', run: runBrowserTests },
}

/** A check that holds or does not; what it says is shown in one piece, for others may be running beside it. */
async function check(tool, parameters) {
  const { code, output } = await runTool(tool, parameters, { quiet: true })
  if (output) console.log(output.trimEnd())
  return countCheck(code)
}

/**
 * Server and screens and browser tests have a world of types each, which count as three checks. Several checkers of one
 * world would each work out most types anew: twice the processor time.
 */
async function checkTypes() {
  const worlds = ['tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json']
  const results = await Promise.all(worlds.map((world) => check('tsc', ['-p', world, '--checkers', '1'])))
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: 0 }
}

async function buildScreens() {
  return countCheck(isWebBuilt() ? 0 : await buildWeb({ quiet: true }))
}

async function runUnitTests(parameters) {
  const report = freshReport('unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool('vitest', ['run', ...reporters, ...parameters])
  return countVitest(read(report), code)
}

async function runBrowserTests(parameters) {
  const chromium = await bringChromium()
  if (!chromium) {
    console.error('There is no Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.')
    return countCheck(1)
  }
  const report = freshReport('browser.json')
  const env = { ...environment, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { code } = await runTool('playwright', ['test', '--reporter=list,json', ...parameters], { env })
  if (code !== 0) showFailedPages()
  return countPlaywright(read(report), code)
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
  mkdirSync(reports, { recursive: true })
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}
