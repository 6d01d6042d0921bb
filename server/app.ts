import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { getLeaderboard } from '../contract/leaderboard.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { measurePictures } from './avatars/measure-pictures.ts'
import { avatarRoutes } from './avatars/routes.ts'
import { measureBackups } from './backup/measure-backups.ts'
import { backupRoutes } from './backup/routes.ts'
import type { Deps } from './deps.ts'
import { deskRoutes } from './desk/routes.ts'
import { duplicateRoutes } from './duplicates/routes.ts'
import { editionRoutes } from './editions/routes.ts'
import { createFestivalPage } from './event/festival-page.ts'
import { eventRoutes } from './event/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { finaleRoutes } from './finale/routes.ts'
import { callerFinders, recogniseCallers } from './find-caller.ts'
import { photoRoutes } from './gift-aura/routes.ts'
import { guideRoutes } from './guide/routes.ts'
import { addScope } from './http/add-scope.ts'
import { allowAsDeclared } from './http/allow.ts'
import { trackConnections } from './http/connections.ts'
import { takeCspReports } from './http/csp-reports.ts'
import { handleErrors, refuseUnreadableAddress } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import { prefixCookies } from './http/host-cookies.ts'
import { identifyCallers } from './http/identify-callers.ts'
import { acceptJson } from './http/json-body.ts'
import { limitCalls } from './http/limit-calls.ts'
import { measureLimits } from './http/measure-limits.ts'
import { measureRequests } from './http/metrics.ts'
import { describeApi, serveApiDescription } from './http/openapi.ts'
import { checkOrigin } from './http/origin-check.ts'
import { sendSafeHeaders } from './http/safe-headers.ts'
import { serveWeb } from './http/serve-web.ts'
import type { App } from './http/typed-app.ts'
import { importRoutes } from './imports/routes.ts'
import { installationRoutes } from './installations/routes.ts'
import { journeyRoutes } from './journeys/routes.ts'
import { knowledgeAdminRoutes } from './knowledge/admin-routes.ts'
import { knowledgeRoutes } from './knowledge/routes.ts'
import { leaderboardRoutes } from './leaderboard/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { demoInboxRoutes } from './mail/demo-inbox-routes.ts'
import { nameRoutes } from './names/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { nowShowingRoutes } from './now-showing/routes.ts'
import { phoneRoutes } from './phones/routes.ts'
import { measureLedger } from './points/measure-ledger.ts'
import { pointRoutes } from './points/routes.ts'
import { preparationRoutes } from './preparation/routes.ts'
import { pretixRoutes } from './pretix/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { prizeClaimRoutes } from './prizes/claim-routes.ts'
import { prizeTierRoutes } from './prizes/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { programmeRoutes } from './programme/routes.ts'
import type { DemoIdentity } from './providers/identity/demo-identity.ts'
import { serveDemoIdentity } from './providers/identity/demo-routes.ts'
import type { DemoMailer } from './providers/mailer/demo-mailer.ts'
import { recapRoutes } from './recap/routes.ts'
import { reportRoutes } from './report/routes.ts'
import { scheduleRoutes } from './schedules/routes.ts'
import { demoRoutes } from './seed/index.ts'
import { setupRoutes } from './setup/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { signInRoutes } from './staff/sign-in-routes.ts'
import { measureStations } from './stations/measure-stations.ts'
import { stationRoutes } from './stations/routes.ts'
import { tapRoutes } from './taps/routes.ts'
import { termsRoutes } from './terms/routes.ts'
import { measureUsage } from './usage/measure-usage.ts'
import { usageRoutes } from './usage/routes.ts'
import { vectorRoutes } from './vectors/routes.ts'
import { venueMapRoutes } from './venue-map/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { wristbandRoutes } from './wristbands/routes.ts'

/** Largest body of a call that does not say otherwise (api.md). */
const LARGEST_BODY = 64 * 1024

/** Puts the application together. It listens to nothing yet: main.ts and the tests decide that. */
export async function buildApp(deps: Deps): Promise<App> {
  const connections = trackConnections()
  const app = Fastify({
    serverFactory: connections.createServer,
    loggerInstance: deps.log as FastifyBaseLogger,
    bodyLimit: LARGEST_BODY,
    trustProxy: deps.config.trustedProxies,
    // Addresses of sessions stand in request lines; metrics count requests, logs tell what went wrong.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // As long as an address can be: the schemas of the calls say what is too long, and answer in our own words.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: refuseUnreadableAddress,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('preClose', async () => connections.drain())
  app.addHook('onClose', () => deps.emotion.close())
  app.addHook('onClose', () => deps.mail.close())
  app.addHook('onClose', () => deps.backups.stop())
  handleErrors(app)
  await sendSafeHeaders(app, deps.config)
  acceptJson(app)
  checkOrigin(app, deps.config.publicUrl)
  await app.register(cookie)
  prefixCookies(app, deps.config.publicUrl)
  await describeApi(app, deps.config.publicUrl)
  limitCalls(app, deps.limits, recogniseCallers(deps))
  identifyCallers(app, callerFinders(deps), deps.limits)
  allowAsDeclared(app)
  const register = measureRequests(app, deps)
  measureLimits(register, deps.limits)
  measureStations(register, deps)
  measureUsage(register, deps)
  measureLedger(register, deps)
  measureBackups(register, deps)
  measurePictures(register, deps)
  takeCspReports(app, deps, register)
  await addScope(app, 'calls', async (routes) => {
    eventRoutes(routes, deps)
    editionRoutes(routes, deps)
    termsRoutes(routes, deps)
    venueMapRoutes(routes, deps)
    wristbandRoutes(routes, deps)
    phoneRoutes(routes, deps)
    profileRoutes(routes, deps)
    avatarRoutes(routes, deps)
    privacyRoutes(routes, deps)
    journeyRoutes(routes, deps)
    stationRoutes(routes, deps)
    tapRoutes(routes, deps)
    photoRoutes(routes, deps)
    leaderboardRoutes(routes, deps)
    finaleRoutes(routes, deps)
    recapRoutes(routes, deps)
    nowShowingRoutes(routes, deps)
    knowledgeRoutes(routes, deps)
    guideRoutes(routes, deps)
    programmeRoutes(routes, deps)
    staffRoutes(routes, deps)
    signInRoutes(routes, deps)
    auditRoutes(routes, deps)
    apiKeyRoutes(routes, deps)
    webhookRoutes(routes, deps)
    installationRoutes(routes, deps)
    analyticsRoutes(routes, deps)
    exportRoutes(routes, deps)
    reportRoutes(routes, deps)
    usageRoutes(routes, deps)
    pointRoutes(routes, deps)
    prizeTierRoutes(routes, deps)
    prizeClaimRoutes(routes, deps)
    knowledgeAdminRoutes(routes, deps)
    nameRoutes(routes, deps)
    scheduleRoutes(routes, deps)
    preparationRoutes(routes, deps)
    vectorRoutes(routes, deps)
    deskRoutes(routes, deps)
    duplicateRoutes(routes, deps)
    importRoutes(routes, deps)
    pretixRoutes(routes, deps)
    setupRoutes(routes, deps)
    backupRoutes(routes, deps)
    noticeRoutes(routes, deps)
    liveRoutes(routes, deps)
    if (deps.config.mode === 'demo') demoRoutes(routes, deps)
    if ('mails' in deps.mail.mailer) demoInboxRoutes(routes, deps.mail.mailer as DemoMailer)
  })
  if ('provider' in deps.identity) await serveDemoIdentity(app, deps.identity as DemoIdentity)
  healthRoutes(app, deps)
  await serveApiDescription(app, deps.config)
  await serveWeb(app, deps.webFolder, { 'leaderboard-page': getLeaderboard.url }, (template) =>
    createFestivalPage(deps, template),
  )
  return app
}
