import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root, type Scene, type SceneOptions, withScene } from './scene.ts'

/** Something that happens to a festival while people tap. */
export interface Fault {
  /** What is typed behind `npm run faults --`. */
  name: string
  what: string
  scene?: SceneOptions
  /** Why it cannot be tried on this machine, in a sentence; undefined: it can. */
  cannot?: () => Promise<string | undefined> | string | undefined
  /** What the server is meant to log as an error meanwhile. */
  logs?: string
  /** Does it. What it answers is printed. @throws when the festival does not do as it should */
  strike(scene: Scene, options: StrikeOptions): Promise<string | undefined>
}

export interface StrikeOptions {
  /** How often a fault that is repeated is repeated; undefined: as often as is quick. */
  rounds: number | undefined
}

/** How it went. */
export interface FaultResult {
  outcome: 'ok' | 'failed' | 'skipped'
  line: string
}

/** Tries one fault on a fresh festival, and proves the ledger afterwards. */
export async function runFault(fault: Fault, options: StrikeOptions): Promise<FaultResult> {
  const reason = await fault.cannot?.()
  if (reason !== undefined) return { outcome: 'skipped', line: reason }
  try {
    const line = await withScene(fault.scene ?? {}, async (scene) => {
      const seen = await fault.strike(scene, options)
      await scene.crowd.more(50)
      await scene.crowd.settle()
      return [seen, await prove(scene, fault.logs)].filter(Boolean).join('; ')
    })
    return { outcome: 'ok', line }
  } catch (problem) {
    return { outcome: 'failed', line: problem instanceof Error ? problem.message : String(problem) }
  }
}

/**
 * Tries faults one after the other on one festival, for every day.
 * @returns what was seen, a line of each and one of the proof
 * @throws when something was lost or spoilt
 */
export function runTogether(faults: readonly Fault[]): Promise<string[]> {
  const scene = Object.assign({}, ...faults.map((fault) => fault.scene ?? {})) as SceneOptions
  return withScene(scene, async (opened) => {
    const seen: string[] = []
    for (const { name, strike } of faults) seen.push(`${name}: ${await strike(opened, { rounds: 1 })}`)
    await opened.crowd.more(50)
    await opened.crowd.settle()
    return [...seen, await prove(opened)]
  })
}

/** What of a festival is looked at to prove it. */
export type Proved = Pick<Scene, 'crowd' | 'sql' | 'env'> & { server: Pick<Scene['server'], 'said'> }

/**
 * Every acknowledged tap is one row, every row was acknowledged, no answer was a 500, and the ledger keeps its rules.
 * @param meant what the server may have logged as an error
 */
export async function prove(scene: Proved, meant?: string): Promise<string> {
  const { crowd, sql, server } = scene
  const rows = await sql<{ key: string; id: string }>(
    `SELECT idempotency_key AS key, id::text FROM interactions WHERE idempotency_key IS NOT NULL
     UNION ALL SELECT idempotency_key, interaction_id::text FROM repeated_taps`,
  )
  const written = new Map(rows.map(({ key, id }) => [key, id]))
  const lost = [...crowd.acknowledged].filter(([key, id]) => written.get(key) !== id)
  const twice = rows.length - crowd.acknowledged.size
  const strange = [...crowd.answers.keys()].filter((said) => !/^(200|503 |429 |none$)/.test(said))
  const errors = server
    .said()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line) && !(meant !== undefined && line.includes(meant)))
  const ledger = await checkLedger(scene)
  const problems = [
    lost.length > 0 && `${lost.length} acknowledged taps are lost`,
    twice !== 0 && `${rows.length} rows for ${crowd.acknowledged.size} taps`,
    strange.length > 0 && `taps were answered with ${strange.join(', ')}`,
    errors.length > 0 && `the server logged ${errors.length} errors: ${errors[0]}`,
    ledger.code !== 0 && `check:ledger says: ${ledger.output}`,
  ].filter(Boolean)
  if (problems.length > 0) throw new Error(problems.join('; '))
  const rules = ledger.output.trim().split('\n').length
  return `${crowd.acknowledged.size} taps acknowledged, ${crowd.sentAgain()} sent again, none lost, none twice; check:ledger ok (${rules} rules)`
}

/** `npm run check:ledger`, as a person would. */
function checkLedger({ env }: Pick<Scene, 'env'>): Promise<{ code: number; output: string }> {
  const command = join(root, 'server/points/check-ledger-command.ts')
  return new Promise((resolve) => {
    execFile(process.execPath, [command], { env }, (problem, out, err) => {
      resolve({ code: Number(problem?.code ?? 0), output: out + err })
    })
  })
}

/** Seconds, for a printed line. */
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
