import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FixedAnswer } from './bare-server.ts'
import type { GetOrder, GetResult } from './get-load.ts'
import type { LoadOrder, LoadResult } from './tap-load.ts'

/** A process of its own, so that the load costs the measuring process nothing. */
export interface LoadProcess<Order, Result> {
  run(order: Order): Promise<Result>
  close(): void
}

/** A process that taps through stations or straight into the database. */
export type TapLoad = LoadProcess<Omit<LoadOrder, 'url' | 'through'>, LoadResult>

/** Starts a process that taps. */
export async function startTapLoad(
  databaseUrl: string,
  through: LoadOrder['through'],
  url: string,
): Promise<TapLoad> {
  const child = await start('tap-load.ts', [databaseUrl, through === 'bare' ? 'odd' : 'even'])
  return {
    run: (order) => ask(child, { ...order, through, url } satisfies LoadOrder),
    close: () => void child.kill(),
  }
}

/** Starts a process that reads. */
export function startGetLoad(): Promise<LoadProcess<GetOrder, GetResult>> {
  return startLoad('get-load.ts')
}

/** Starts the load process of a file beside this one. */
export async function startLoad<Order extends object, Result>(
  file: string,
): Promise<LoadProcess<Order, Result>> {
  const child = await start(file, [])
  return { run: (order) => ask(child, order), close: () => void child.kill() }
}

/** Starts a bare server that always sends this answer. */
export async function startBareServer(answer: FixedAnswer): Promise<{ url: string; close(): void }> {
  const child = fork(program('bare-server.ts'), { serialization: 'advanced' })
  child.send(answer)
  const [url] = (await once(child, 'message')) as [string]
  return { url, close: () => void child.kill() }
}

function program(file: string): string {
  return fileURLToPath(new URL(`./${file}`, import.meta.url))
}

async function start(file: string, parameters: string[]): Promise<ChildProcess> {
  const child = fork(program(file), parameters, { serialization: 'advanced' })
  await once(child, 'message')
  return child
}

async function ask<Result>(child: ChildProcess, order: object): Promise<Result> {
  child.send(order)
  const [answer] = (await once(child, 'message')) as [Result | { problem: string }]
  if (typeof answer === 'object' && answer !== null && 'problem' in answer) throw new Error(answer.problem)
  return answer as Result
}
