import { Counter, type Registry } from 'prom-client'
import { reportViolation, type ViolationReports } from '../../contract/csp-reports.ts'
import { pageAt } from '../../contract/pages.ts'
import type { Deps } from '../deps.ts'
import { addScope } from './add-scope.ts'
import type { App } from './typed-app.ts'

/** Room for some reports of one page. */
const LARGEST_REPORT = 16 * 1024

/** Lines of the log that all reports of a minute may take: an extension of a browser can cause thousands. */
const LINES_A_MINUTE = 6
const MINUTE_MS = 60_000

/** The directives that are counted by their name; whoever reports can invent others. */
const directives = new Set([
  ...['connect-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src', 'img-src', 'manifest-src'],
  ...['media-src', 'object-src', 'script-src', 'script-src-attr', 'script-src-elem', 'style-src'],
  ...['style-src-attr', 'style-src-elem', 'worker-src', 'base-uri', 'default-src'],
])

/** What happened, without who or where exactly: addresses of pages hold sessions. */
interface Violation {
  directive: string
  /** The site that was asked for, or a word such as `inline`. */
  blocked: string
  /** Our page on which it happened, by its module. */
  page: string
}

/** Takes browsers' reports of what the content security policy prevented: counts all of them, logs some. */
export function takeCspReports(
  app: App,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  register: Registry,
): void {
  const counter = new Counter({
    name: 'csp_violations_total',
    help: 'What the content security policy kept browsers from doing, by directive',
    labelNames: ['directive'],
    registers: [register],
  })
  let minuteBegan = Number.NEGATIVE_INFINITY
  let lines = 0
  const mayLog = () => {
    if (clock.elapsed() - minuteBegan >= MINUTE_MS) {
      minuteBegan = clock.elapsed()
      lines = 0
    }
    lines += 1
    return lines <= LINES_A_MINUTE
  }
  void addScope(app, 'reports of browsers', async (routes) => {
    routes.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: LARGEST_REPORT },
      routes.getDefaultJsonParser('error', 'error'),
    )
    routes.route({
      ...reportViolation,
      bodyLimit: LARGEST_REPORT,
      handler: async (request, reply) => {
        for (const violation of violationsIn(request.body)) {
          counter.inc({ directive: violation.directive })
          if (mayLog())
            log.warn(violation, 'a browser was kept from something by the content security policy')
        }
        return reply.code(204).send(null)
      },
    })
  })
}

function violationsIn(reports: ViolationReports): Violation[] {
  if (Array.isArray(reports)) {
    return reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => violation(body.effectiveDirective, body.blockedURL, body.documentURL))
  }
  const report = reports['csp-report']
  const directive = report['effective-directive'] || report['violated-directive']?.split(' ')[0]
  return [violation(directive, report['blocked-uri'], report['document-uri'])]
}

type Word = string | null | undefined

function violation(directive: Word, blocked: Word, page: Word): Violation {
  return {
    directive: directive && directives.has(directive) ? directive : 'other',
    blocked: siteOf(blocked ?? ''),
    page: (URL.canParse(page ?? '') && pageAt(new URL(page ?? '').pathname)) || 'unknown',
  }
}

/** The site of an address; of what is no address only the words that browsers use. */
function siteOf(blocked: string): string {
  if (['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self'].includes(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unknown'
  const { protocol, host } = new URL(blocked)
  return `${protocol}//${host}`.slice(0, 100)
}
