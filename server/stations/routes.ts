import * as adminCalls from '../../contract/admin-stations.ts'
import * as calls from '../../contract/stations.ts'
import type { Deps } from '../deps.ts'
import { staffOf, stationOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { readScreensVersion } from '../screens-version.ts'
import { DEVICE_COOKIE, deviceCookieAttributes } from './device-cookie.ts'
import { getOwnStation } from './get-own-station.ts'
import { followStations } from './known-stations.ts'
import { changeStation, getStation, listStations, revokeStation } from './manage-stations.ts'
import { openStationCode } from './open-station-code.ts'
import { pairStation } from './pair-station.ts'
import { publishChanges } from './publish-changes.ts'
import { recordHeartbeat } from './record-heartbeat.ts'
import { trainStations } from './train-stations.ts'

/** Serves devices on their way to a station, stations, and the staff who look after them. */
export function stationRoutes(app: App, deps: Deps): void {
  const stop = publishChanges(deps)
  const following = followStations(deps)
  app.addHook('onReady', following.ready)
  app.addHook('onClose', async () => {
    stop()
    following.stop()
  })
  const version = readScreensVersion(deps.webFolder)
  deviceRoutes(app, deps, version)
  adminRoutes(app, deps, version)
}

function deviceRoutes(app: App, deps: Deps, version: string | undefined): void {
  const attributes = deviceCookieAttributes(deps)
  app.route({
    ...calls.openStationCode,
    handler: async ({ cookies }, reply) => {
      const { answer, secret } = await openStationCode(deps, cookies[DEVICE_COOKIE])
      void reply.setCookie(DEVICE_COOKIE, secret, attributes)
      return reply.code(201).send(answer)
    },
  })
  app.route({
    ...calls.findOwnStation,
    handler: ({ cookies }) => getOwnStation(deps, cookies[DEVICE_COOKIE]),
  })
  app.route({
    ...calls.sendHeartbeat,
    handler: async (request) => {
      const answer = await recordHeartbeat(deps, version, stationOf(request).id, request.body)
      return { ...answer, version: version ?? 'unbuilt' }
    },
  })
}

function adminRoutes(app: App, deps: Deps, version: string | undefined): void {
  app.route({ ...adminCalls.listStations, handler: () => listStations(deps, version) })
  app.route({
    ...adminCalls.pairStation,
    handler: async (request, reply) => {
      const id = await pairStation(deps, staffOf(request), request.body)
      return reply.code(201).send(await getStation(deps, version, id))
    },
  })
  app.route({
    ...adminCalls.trainStations,
    handler: async (request) => ({ changed: await trainStations(deps, staffOf(request), request.body) }),
  })
  app.route({
    ...adminCalls.changeStation,
    handler: async (request) => {
      await changeStation(deps, staffOf(request), request.params.id, request.body)
      return getStation(deps, version, request.params.id)
    },
  })
  app.route({
    ...adminCalls.revokeStation,
    handler: async (request, reply) => {
      await revokeStation(deps, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
}
