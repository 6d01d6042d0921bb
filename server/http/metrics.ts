import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { isSameSecret } from '../secret.ts'
import { listThreadFigures, type ThreadFigures } from '../thread-figures.ts'
import { Refusal } from './refusal.ts'

/**
 * Measures requests by route and serves everything in Prometheus' format at `/metrics`.
 * @returns where others register what they measure
 */
export function measureRequests(app: FastifyInstance, deps: Deps): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  })
  const refusals = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers of 500 and above: each one is a defect or a part that was away',
    registers: [register],
  })
  gauge(register, 'live_listeners', 'Open live event streams', () => deps.live.listenerCount())
  gauge(register, 'database_connections', 'Open database connections', () => deps.db.$client.totalCount)
  gauge(
    register,
    'database_waiting',
    'Requests waiting for a database connection',
    () => deps.db.$client.waitingCount,
  )

  countThreads(register)

  // Finding a series by its labels costs more than counting in it, so each is looked up once.
  const known = new WeakMap<object, Map<number, ReturnType<typeof duration.labels>>>()
  const seriesOf = ({ method, routeOptions: { config, url } }: FastifyRequest, status: number) => {
    const found = config && known.get(config)?.get(status)
    if (found) return found
    const series = duration.labels(method, url ?? 'unknown', String(status))
    // What no route takes has no configuration of its own.
    if (url !== undefined) known.set(config, (known.get(config) ?? new Map()).set(status, series))
    return series
  }
  app.addHook('onResponse', (request, reply, done) => {
    seriesOf(request, reply.statusCode).observe(reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) refusals.inc()
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(deps.config, request.headers.authorization)) throw new Refusal('not_found')
    return reply.type(register.contentType).send(await register.metrics())
  })
  return register
}

/** What a festival tells of itself helps whoever attacks it: live, only who brings the token reads it (rulings). */
function mayRead({ mode, metricsToken }: Deps['config'], authorization = ''): boolean {
  if (mode === 'demo' && metricsToken === undefined) return true
  return metricsToken !== undefined && isSameSecret(authorization, `Bearer ${metricsToken}`)
}

/** What the threads that work beside this one went through. */
function countThreads(register: Registry): void {
  const counter = (name: string, help: string, figure: keyof ThreadFigures) =>
    new Counter({
      name,
      help,
      labelNames: ['worker'],
      registers: [register],
      collect() {
        this.reset()
        for (const [worker, figures] of listThreadFigures()) this.inc({ worker }, figures[figure])
      },
    })
  counter('worker_threads_hung_total', 'Threads that were ended because a task took too long', 'hung')
  counter('worker_tasks_refused_total', 'Tasks that found the queue of their thread full', 'refused')
}

function gauge(register: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(read())
    },
  })
}
