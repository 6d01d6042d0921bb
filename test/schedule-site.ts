import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach } from 'vitest'
import { festivalForFile } from './build-app.ts'
import { loopbackRules } from './loopback-rules.ts'
import { signInAs } from './sign-in-as.ts'

/** The schedule of Harbour Lights, in the format of pretalx. */
export const harbourLights = readFileSync('test/schedules/pretalx.json')

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A site that has a schedule, and a festival whose admin may take it, for all tests of a file. */
export async function scheduleSiteForFile() {
  const has: RequestListener = (_request, reply) => void reply.end(harbourLights)
  const site = { answer: has, address: '' }
  const server = createServer((request, reply) => site.answer(request, reply)).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  afterAll(() => server.close())
  site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schedule.json`
  const rules = loopbackRules()
  beforeEach(() => {
    site.answer = has
    rules.restore()
  })

  const festival = await festivalForFile({ fetchRules: rules })
  const { headers } = await signInAs(festival, 'admin')
  await festival.sql(
    `UPDATE event SET time_zone = 'Europe/Amsterdam', starts_on = '2027-06-10', ends_on = '2027-06-13'`,
  )
  const ask = async (method: Method, path: string, body?: object) => {
    const url = `/api/admin/${path}`
    const reply = await festival.app.inject({ method, url, headers, ...(body && { body }) })
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() }
  }
  const add = () => ask('POST', 'schedules', { address: site.address })
  return { site, rules, festival, headers, ask, add }
}
