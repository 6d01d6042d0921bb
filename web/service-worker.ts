import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

// What a device keeps for when there is no network. The build writes it as dist/web/sw.js (service-worker-build.ts).

/** The files of the shell, which the build names. */
declare const SHELL_FILES: PrecacheEntry[]
type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>
/** Of more answers than these the oldest is forgotten. */
const atMost = (maxEntries: number) => [new ExpirationPlugin({ maxEntries })] as Plugins

/** Of a worker's world, which the types of pages do not know. */
declare const skipWaiting: () => Promise<void>

// A new version waits until the page says that nobody is looking (watch-for-updates.ts).
addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting()
})

precacheAndRoute(SHELL_FILES)
cleanupOutdatedCaches()

// Every address of a screen is the shell. The API answers for itself, and the operator's pages are no screens.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    denylist: [/^\/api(?:\/|$)/, /^\/(?:healthz|readyz|metrics)$/, /^\/demo\//],
  }),
)

// Phones have their own letters for all but western Latin; who fetches some keeps them.
registerRoute(
  /\/assets\/(?:noto|(?:cjk|name)-fonts|emoji-font|figtree-latin-ext|unbounded-(?!latin-wght))-?/,
  new CacheFirst({ cacheName: 'letters' }),
)

// The map of the venue, once it has been seen: what is on it now if there is a network.
registerRoute(/\/api\/venue-map$/, new NetworkFirst({ cacheName: 'map', networkTimeoutSeconds: 4 }))
registerRoute(
  /\/api\/venue-map\/pictures\//,
  new CacheFirst({ cacheName: 'map-pictures', plugins: atMost(2) }),
)

// The names of the festival are known without a network; whatever changes says of when it is, and is kept by its screen.
registerRoute(/\/api\/event$/, new NetworkFirst({ cacheName: 'festival', plugins: atMost(20) }))
