import { request } from 'node:https'
import type { Machine } from './configuration.ts'

/** What Patroni says about the PostgreSQL of its machine. */
export interface Member {
  name: string
  /** `master` or `primary` (newer Patroni), or `replica`. */
  role: string
  state: string
  /** Of the primary: who follows it. */
  replication?: { application_name: string; state: string; sync_state: string }[]
}

const ANSWER_MS = 2_000

/** Asks every machine; who does not answer is left out. */
export async function askMembers(machines: readonly Machine[], ca: string): Promise<Member[]> {
  const answers = await Promise.all(machines.map((machine) => ask(machine, ca).catch(() => undefined)))
  return answers.filter((member) => member !== undefined)
}

/** The one member that says it is the primary; undefined where none does, or two do. */
export function primaryOf(members: readonly Member[]): Member | undefined {
  const found = members.filter(({ role }) => role === 'master' || role === 'primary')
  return found.length === 1 ? found[0] : undefined
}

/** The name of the machine that confirms every commit. */
export function standbyOf(members: readonly Member[]): string | undefined {
  return primaryOf(members)?.replication?.find(({ sync_state }) => sync_state === 'sync')?.application_name
}

/** Whether there is one primary and two others follow it, one of them at every commit. */
export function isWhole(members: readonly Member[]): boolean {
  const followers = primaryOf(members)?.replication?.filter(({ state }) => state === 'streaming')
  return followers?.length === 2 && standbyOf(members) !== undefined
}

function ask({ name, address }: Machine, ca: string): Promise<Member> {
  return new Promise((resolve, reject) => {
    const question = request(`https://${address}:8008/patroni`, { ca, agent: false }, async (answer) => {
      let text = ''
      for await (const part of answer) text += part
      resolve({ ...JSON.parse(text), name })
    })
    question.on('error', reject)
    question.setTimeout(ANSWER_MS, () => question.destroy(new Error('no answer')))
    question.end()
  })
}
