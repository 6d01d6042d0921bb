import { bringChromium } from './chromium.mjs'
import { environment, print } from './project.mjs'
import { setUp } from './set-up.mjs'
import { suites } from './suites.mjs'
import { summarise } from './test-summary.mjs'

// npm test: every check and every test, to the end, whatever fails on the way. `--full` examines at full size, `--only=`
// runs some of the suites, and anything else chooses tests: files of either kind, or what their runner understands.
const given = process.argv.slice(2)
const only = given.find((one) => one.startsWith('--only='))?.slice('--only='.length)
const chosen = given.filter((one) => one !== '--full' && !one.startsWith('--only='))
const results = []

if (given.includes('--full')) environment.TEST_SIZE = 'full'
await setUp({ web: false, tools: true })
if (only) await runOnly(only.split(','))
else if (chosen.length > 0) await runChosen()
else {
  // The checks and the build keep a processor busy while tests of whole processes wait; browsers need both processors.
  const ofPackages = given.includes('--full') ? ['licences', 'audit'] : []
  await Promise.all([
    // Where there is none, it comes while other tests run.
    bringChromium(),
    step('unit'),
    inTurn(['format', 'types', 'imports', 'unused', ...ofPackages, 'screens']),
  ])
  await step('e2e')
}
finish()

async function runOnly(names) {
  for (const name of names) {
    if (name === 'e2e') await step('screens')
    await step(name, chosen)
  }
}

async function runChosen() {
  print(`Only the tests of ${chosen.join(' ')}: everything else is left out.`)
  const isOfBrowser = (one) => /^e2e\/|\.spec\.ts\b/.test(one)
  const isOfUnits = (one) => /\.test\.tsx?$/.test(one)
  if (!chosen.some(isOfBrowser)) return step('unit', chosen)
  if (chosen.some(isOfUnits)) await step('unit', chosen.filter(isOfUnits))
  await step('screens')
  await step(
    'e2e',
    chosen.filter((one) => !isOfUnits(one)),
  )
}

async function inTurn(names) {
  for (const name of names) await step(name)
}

async function step(name, parameters = []) {
  const { title, run } = suites[name]
  print(`${title} ...`)
  const begun = Date.now()
  const result = await run(parameters)
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  results.push({ title, seconds, ...result })
  const outcome = result.passed + result.failed === 0 ? 'skipped' : result.failed === 0 ? 'fine' : 'FAILED'
  print(`${title}: ${outcome} after ${seconds} s`)
}

function finish() {
  console.log('')
  for (const { title, seconds, ...result } of results) {
    console.log(`${title.padEnd(22)}${seconds.padStart(7)} s   ${summarise([result]).line}`)
  }
  const { line, failed } = summarise(results)
  console.log(line)
  process.exitCode = failed === 0 ? 0 : 1
}
