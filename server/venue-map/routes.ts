import * as calls from '../../contract/venue-map.ts'
import { Version } from '../../contract/version.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import { LARGEST_UPLOAD, receiveForm, withUploads } from '../http/csv-files.ts'
import type { App } from '../http/typed-app.ts'
import { dropMap, setMapPicture, setMapPlaces } from './change-map.ts'
import { createMapReader } from './read-map.ts'

/** A name never means another picture: whoever has it keeps it. */
const KEPT = 'public, max-age=31536000, immutable'
/** A drawing that somebody opens by itself runs nothing and asks for nothing. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the map of the venue, and changes it. */
export function venueMapRoutes(app: App, deps: Deps): void {
  const reader = createMapReader(deps)
  app.addHook('onClose', async () => reader.close())
  app.route({ ...calls.getVenueMap, handler: async () => ({ map: await reader.map() }) })
  app.route({
    ...calls.getMapPicture,
    handler: async ({ params }, reply) => {
      const { picture, pictureType } = await reader.picture(params.name)
      return reply
        .header('cache-control', KEPT)
        .header('content-security-policy', DRAWING)
        .type(pictureType)
        .send(picture)
    },
  })
  app.route({
    ...calls.setMapPlaces,
    // Two hundred places in seven languages are more than other calls say.
    bodyLimit: 512 * 1024,
    handler: (request) => {
      const { version, places } = request.body
      return setMapPlaces(deps, { actor: staffOf(request), version }, places)
    },
  })
  app.route({
    ...calls.dropVenueMap,
    handler: (request) => dropMap(deps, { actor: staffOf(request), version: request.query.version }),
  })
  withUploads(app, (routes) => {
    routes.route({
      ...calls.setMapPicture,
      bodyLimit: LARGEST_UPLOAD,
      handler: async (request) => {
        const { content, said: version } = await receiveForm(request, 'version', Version)
        return setMapPicture(deps, { actor: staffOf(request), version }, content)
      },
    })
  })
}
