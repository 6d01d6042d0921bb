import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { errors } from '../../contract/errors.ts'
import { refusalsOf } from '../../contract/refusals.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { openWatchfulLog } from '../../test/watchful-log.ts'
import { handleErrors } from './error-handler.ts'
import { describeApi } from './openapi.ts'
import { Refusal } from './refusal.ts'

interface Operation {
  operationId: string
  security: object[]
  responses: Record<
    string,
    { content?: Record<string, { schema: { properties: { code: { enum: string[] } } } }>; headers?: object }
  >
}

const festival = await festivalForFile()
const description = (await festival.app.inject('/api/openapi.json')).body
const paths: Record<string, Record<string, Operation>> = JSON.parse(description).paths
const endpoints = await listEndpoints()

describe('the description of the API', () => {
  it('passes the recommended rules of a public linter', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'livefest-openapi-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'openapi.json'), description)
    const linter = join(import.meta.dirname, '../../node_modules/.bin/redocly')
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const skipped = ['--skip-rule', 'operation-2xx-response']
    const parameters = [
      'lint',
      'openapi.json',
      '--extends=recommended-strict',
      '--format=stylish',
      ...skipped,
    ]
    const found = await promisify(execFile)(linter, parameters, { cwd: folder, env }).then(
      () => '',
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    )
    expect(found).toBe('')
  })

  // The linter's rule knows no answer that sends a browser on.
  it('has a successful answer of every operation', () => {
    for (const { operationId, responses } of Object.values(paths).flatMap((path) => Object.values(path)))
      expect(Object.keys(responses), operationId).toContainEqual(expect.stringMatching(/^[23]/))
  })

  it('has every endpoint of the contract, under the name of its constant', () => {
    expect(endpoints.length).toBeGreaterThan(80)
    for (const [name, { method, url, schema }] of endpoints) {
      expect(schema.operationId).toBe(name)
      const path = url.replace(/:(\w+)/g, '{$1}')
      expect(paths[path]?.[method.toLowerCase()]?.operationId, `${method} ${url}`).toBe(name)
    }
  })

  it('tells of every call that it may be too much, and when to come back', () => {
    for (const { operationId, responses } of Object.values(paths).flatMap((path) => Object.values(path)))
      for (const status of ['429', '503'])
        expect(responses[status]?.headers, operationId).toHaveProperty('Retry-After')
  })

  it('tells who may call, and every code that an endpoint may refuse with', () => {
    for (const [name, endpoint] of endpoints) {
      const { method, url, config } = endpoint
      const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const { scope } = config
      const schemes =
        config.access === 'station'
          ? [{ station: [] }]
          : [{ staff: [] }, ...(scope ? [{ key: [scope] }] : [])]
      expect(operation?.security, name).toEqual(config.access === 'anyone' ? [] : schemes)
      const codes = Object.entries(operation?.responses ?? {})
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([, { content }]) => content?.['application/json']?.schema.properties.code.enum ?? [])
      expect(codes.sort(), name).toEqual([...new Set(refusalsOf({ method, ...config }))].sort())
    }
  })
})

it.each([
  ['http://localhost:3000', 'livefest_staff', 'livefest_station'],
  ['https://livefest.example', '__Host-livefest_staff', '__Host-livefest_station'],
])(
  'the cookies of %s are described by the names that browsers have for them',
  async (publicUrl, staff, station) => {
    const app = Fastify()
    onTestFinished(() => app.close())
    await describeApi(app, publicUrl)
    await app.ready()
    const { components } = app.swagger() as {
      components: { securitySchemes: Record<string, { name: string }> }
    }
    expect(components.securitySchemes).toMatchObject({ staff: { name: staff }, station: { name: station } })
  },
)

describe('a refusal that an endpoint did not promise', () => {
  it('is logged as an error, on which every test of the whole application fails', async () => {
    const { log, takeErrors } = openWatchfulLog()
    const app = Fastify({ loggerInstance: log as FastifyBaseLogger })
    onTestFinished(() => app.close())
    handleErrors(app)
    for (const code of ['wristband_not_linked', 'no_face'] as const) {
      const config = { access: 'anyone', refuses: ['wristband_not_linked'] } as const
      app.get(`/${code}`, { config }, () => {
        throw new Refusal(code)
      })
    }
    expect((await app.inject('/wristband_not_linked')).statusCode).toBe(errors.wristband_not_linked.status)
    expect(takeErrors()).toEqual([])
    expect((await app.inject('/no_face')).statusCode).toBe(errors.no_face.status)
    expect(takeErrors()).toEqual([expect.stringContaining('no_face')])
  })
})

/** Every endpoint that a file of the contract exports, with the name of its constant. */
async function listEndpoints(): Promise<[name: string, endpoint: Endpoint][]> {
  const folder = new URL('../../contract/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => /^[\w-]+\.ts$/.test(name))
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  return modules.flatMap((exported: object) =>
    Object.entries(exported).filter(
      (entry): entry is [string, Endpoint] => typeof entry[1]?.schema?.operationId === 'string',
    ),
  )
}
