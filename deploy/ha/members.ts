import { request } from 'node:https'
import type { Machine } from './configuration.ts'

/** A PostgreSQL of the cluster as Patroni tells of it. */
export interface Member {
  name: string
  role: string
  state: string
  timeline?: number
}

const ANSWER_MS = 2_000

/** Asks the machines after each other until one answers; nobody may. */
export async function askMembers(machines: readonly Machine[], ca: string): Promise<Member[]> {
  for (const machine of machines) {
    const members = await ask(machine, ca).catch(() => undefined)
    if (members) return members
  }
  return []
}

/** Whether there is a primary and two others follow it, one of them at every commit. */
export function isWhole(members: readonly Member[]): boolean {
  const runs = ({ state }: Member) => state === 'running' || state === 'streaming'
  const [leader] = members.filter(({ role }) => role === 'leader')
  const others = members.filter(({ role }) => role !== 'leader')
  return (
    leader !== undefined &&
    others.length === 2 &&
    members.every((member) => runs(member) && member.timeline === leader.timeline) &&
    others.some(({ role }) => role === 'sync_standby')
  )
}

function ask({ address }: Machine, ca: string): Promise<Member[]> {
  return new Promise((resolve, reject) => {
    const question = request(`https://${address}:8008/cluster`, { ca, agent: false }, async (answer) => {
      let text = ''
      for await (const part of answer) text += part
      resolve((JSON.parse(text) as { members?: Member[] }).members ?? [])
    })
    question.on('error', reject)
    question.setTimeout(ANSWER_MS, () => question.destroy(new Error('no answer')))
    question.end()
  })
}
