import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { openTestFestival } from '../open-test-festival.ts'
import { routesOf } from '../routes-of.ts'
import { copyOf, openTestPostgres, type TestPostgres } from '../test-postgres.ts'
import { tryRequests } from './fuzz-call.ts'
import { requestsTo } from './requests.ts'
import { callsOf, type FuzzedCall, openWorld, type World } from './world.ts'

// npm run fuzz: sends invented requests to every call of a demo and a live festival, as everybody. It finds answers of
// 500 and above, and changes by who may not make them. What it prints is enough to ask the same again.
const { values: options } = parseArgs({
  options: {
    total: { type: 'string', default: '320000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    mode: { type: 'string', default: 'demo,live' },
    /** Calls by the beginning of their method and address, as they are printed. */
    only: { type: 'string', default: '' },
    /** How many are sent at once; 1 tells which of them did what is found. */
    together: { type: 'string', default: '12' },
    /** Goes on where a run with the same seed ended: the number of the call, as it is printed. */
    from: { type: 'string', default: '0' },
  },
})
const seed = Number(options.seed)
const together = Number(options.together)
const modes = options.mode.split(',') as World['mode'][]

/** Calls that only read share a festival, for as long as its evening lasts. */
const CALLS_OF_A_FESTIVAL = 8

/** A picture is drawn for every answer, which takes half a second: these are asked a twentieth as often. */
const drawing = ['getRecapPicture']

interface Fuzzed {
  sent: number
  findings: number
}

async function openFuzzed(postgres: TestPostgres, mode: World['mode']) {
  const { result: festival, routes } = await routesOf(() =>
    openTestFestival({ mode }, () => copyOf(postgres.template, postgres.url)),
  )
  const world = await openWorld(mode, festival)
  const calls = await callsOf(festival, routes)
  await world.takeChanges()
  return { world, calls }
}

/** Asks a call as everybody, those who may most last. */
async function fuzzCall(world: World, call: FuzzedCall, times: number, callSeed: number): Promise<Fuzzed> {
  const found = { sent: 0, findings: 0 }
  for (const [at, caller] of world.callers.entries()) {
    const cookie = await caller.cookie()
    await world.takeChanges()
    const requests = fc.sample(requestsTo(call, world.known), { numRuns: times, seed: callSeed + at })
    for (let first = 0; first < requests.length; first += together) {
      const some = requests.slice(first, first + together)
      const problems = await tryRequests(world, call, { caller, cookie }, some)
      found.sent += some.length
      found.findings += problems.length
      for (const problem of problems.slice(0, 2)) print(`  FOUND as ${caller.name}: ${problem}`)
    }
  }
  return found
}

async function fuzz(postgres: TestPostgres): Promise<Fuzzed> {
  const sum = { sent: 0, findings: 0 }
  const begun = Date.now()
  for (const mode of modes) {
    let { world, calls } = await openFuzzed(postgres, mode)
    const asked = calls.filter(({ operationId }) => !drawing.includes(operationId)).length
    const times = Math.ceil(Number(options.total) / 2 / asked / world.callers.length)
    print(`${mode}: ${calls.length} calls, ${world.callers.length} callers, each asked ${times} times`)
    let used = 0
    for (const [number, call] of calls.entries()) {
      const name = `${call.method} ${call.path}`
      if (number < Number(options.from) || !name.startsWith(options.only)) continue
      if (used >= CALLS_OF_A_FESTIVAL) {
        await world.festival.close()
        world = (await openFuzzed(postgres, mode)).world
        used = 0
      }
      const often = drawing.includes(call.operationId) ? Math.ceil(times / 20) : times
      const found = await fuzzCall(world, call, often, seed + number * 100)
      used += call.method === 'GET' ? 1 : CALLS_OF_A_FESTIVAL
      sum.sent += found.sent
      sum.findings += found.findings
      const speed = Math.round((sum.sent / (Date.now() - begun)) * 1_000)
      print(`${mode} ${number} ${name}: ${found.sent} sent, ${found.findings} findings (${speed}/s)`)
    }
    await world.festival.close()
  }
  const seconds = (Date.now() - begun) / 1_000
  print(`${sum.sent} sent in ${Math.round(seconds)} s, ${Math.round(sum.sent / seconds)} a second`)
  return sum
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

print(`Seed ${seed}: npm run fuzz -- --seed=${seed} asks the same again.`)
const postgres = await openTestPostgres()
try {
  const { findings } = await fuzz(postgres)
  print(findings === 0 ? 'Nothing was found.' : `${findings} findings.`)
  process.exitCode = findings === 0 ? 0 : 1
} finally {
  await postgres.stop()
}
