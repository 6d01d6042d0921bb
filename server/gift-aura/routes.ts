import type { FastifyRequest } from 'fastify'
import { deletePhoto, getPhoto, getPhotoPicture } from '../../contract/gift-aura.ts'
import { keepWordings } from '../consents/index.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { forgetPhotosRegularly } from './forget-photos.ts'
import { forgetPhoto, openPhoto, openPicture, type PhotoCaller } from './open-photo.ts'

/** No copy of a photo shall outlive it: not in a browser, not on the way, not in a search engine. */
const secretly = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Serves photos to whoever holds their link. There is no list of them anywhere. */
export function photoRoutes(app: App, deps: Deps): void {
  const forgetting = forgetPhotosRegularly(deps)
  app.addHook('onReady', forgetting.sweep)
  app.addHook('onReady', () =>
    keepWordings(deps).catch((problem: unknown) =>
      deps.log.warn(problem, 'wordings are kept with the first consent'),
    ),
  )
  app.addHook('onClose', async () => forgetting.stop())
  app.route({
    ...getPhoto,
    handler: async (request, reply) => {
      void reply.headers(secretly)
      return openPhoto(deps, callerOf(request))
    },
  })
  app.route({
    ...getPhotoPicture,
    handler: async (request, reply) => {
      const picture = await openPicture(deps, request.params.token)
      return reply
        .headers({ ...secretly, 'content-disposition': 'inline; filename="gift-aura.jpg"' })
        .type('image/jpeg')
        .send(picture)
    },
  })
  app.route({
    ...deletePhoto,
    handler: async (request, reply) => {
      await forgetPhoto(deps, callerOf(request))
      return reply.code(204).send(null)
    },
  })
}

interface PhotoRequest extends Pick<FastifyRequest, 'identifyCaller'> {
  params: { token: string }
  headers: { 'photo-owner-key'?: string | undefined }
}

function callerOf({ params, headers, identifyCaller }: PhotoRequest): PhotoCaller {
  return { token: params.token, ownerKey: headers['photo-owner-key'], identify: identifyCaller }
}
