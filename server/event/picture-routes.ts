import * as pictures from '../../contract/event-pictures.ts'
import { Version } from '../../contract/version.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import { LARGEST_UPLOAD, receiveForm, withUploads } from '../http/csv-files.ts'
import type { App } from '../http/typed-app.ts'
import { dropPicture, setPicture } from './change-picture.ts'
import { createPictureOpener } from './open-picture.ts'

/** A name never means another picture: whoever has it keeps it. It shows nobody, so what stands between may as well. */
const KEPT = 'public, max-age=31536000, immutable'

/** Serves the logo and the mascot of the event, and changes them. */
export function pictureRoutes(app: App, deps: Deps): void {
  const { open, close } = createPictureOpener(deps)
  app.addHook('onClose', async () => close())
  app.route({
    ...pictures.getEventPicture,
    handler: async ({ params, query }, reply) => {
      const { bytes, type } = await open(params.name, query.form)
      return reply.header('cache-control', KEPT).type(type).send(bytes)
    },
  })
  app.route({
    ...pictures.dropEventPicture,
    handler: (request) =>
      dropPicture(deps, {
        actor: staffOf(request),
        kind: request.params.kind,
        version: request.query.version,
      }),
  })
  withUploads(app, (routes) => {
    routes.route({
      ...pictures.setEventPicture,
      bodyLimit: LARGEST_UPLOAD,
      handler: async (request) => {
        const { content, said: version } = await receiveForm(request, 'version', Version)
        return setPicture(deps, { actor: staffOf(request), kind: request.params.kind, version }, content)
      },
    })
  })
}
