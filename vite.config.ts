import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstLoadInOneFile } from './web/first-load.ts'
import { firstPaint } from './web/first-paint.ts'
import { pageChunks } from './web/page-chunks.ts'
import { withoutAnswerSchemas } from './web/without-answer-schemas.ts'

const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  // Written by the server, from the event (server/event/manifest.ts).
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg}'],
    // The dashboard is for staff, who have a network: no attendee's phone ever loads a part of it.
    // Phones have their own letters for all but western Latin; who fetches some keeps them, below.
    globIgnores: [
      '**/admin/**',
      '**/admin-look-*',
      '**/noto-*',
      '**/*-fonts-*.css',
      '**/emoji-font-*',
      '**/figtree-latin-ext-*',
      '**/unbounded-{latin-ext,vietnamese,cyrillic}-*',
    ],
    // The API answers for itself, and the operator's pages are no screens.
    navigateFallbackDenylist: [/^\/api(?:\/|$)/, /^\/(?:healthz|readyz|metrics)$/, /^\/demo\//],
    runtimeCaching: [
      {
        urlPattern:
          /\/assets\/(?:noto|(?:cjk|name)-fonts|emoji-font|figtree-latin-ext|unbounded-(?!latin-wght))-?/,
        handler: 'CacheFirst',
        options: { cacheName: 'letters' },
      },
      // The map of the venue, once it has been seen: what is on it now if there is a network.
      {
        urlPattern: /\/api\/venue-map$/,
        handler: 'NetworkFirst',
        options: { cacheName: 'map', networkTimeoutSeconds: 4 },
      },
      {
        urlPattern: /\/api\/venue-map\/pictures\//,
        handler: 'CacheFirst',
        options: { cacheName: 'map-pictures', expiration: { maxEntries: 2 } },
      },
      {
        // The names of the festival are known without a network; whatever changes says of when it is, and is kept by its screen.
        urlPattern: /\/api\/event$/,
        handler: 'NetworkFirst',
        options: { cacheName: 'festival', expiration: { maxEntries: 20 } },
      },
    ],
  },
})

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What only the dashboard needs; it is built into a folder of its own. */
const dashboard =
  /\/web\/(admin|staff|analytics)\/|\/react-hook-form\/|\/contract\/(admin-|desk|audit|bonus|prize-tiers|analytics)|\/i18n\/catalogues\/\w+\/admin\.json$/

/**
 * Where `npm run dev` has the festival, its identity provider and its inbox. The server hears the address that the browser
 * asked for: a sign-in goes to the public one, for cookies stay where they were given.
 */
const devServer = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false }

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    firstPaint(pathOf('web/public/leon.svg')),
    withoutAnswerSchemas(),
    pageChunks('first'),
    pwa,
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Schemas are built by pure calls; one that nobody uses takes its library along.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z', 'changeOf'] },
      output: {
        codeSplitting: {
          // The first file names everything it needs by itself, and the forms bring nothing else along.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'admin-look', test: /\/admin\.css$/ },
            // Schemas are for the forms of staff; what a phone takes from a contract is an address.
            {
              name: 'forms',
              test: /\/node_modules\/zod\/|\/contract\/(?:knowledge|wristbands|installations|station-settings)\.ts$/,
            },
            { name: firstLoadInOneFile(pathOf('web/main.tsx')) },
          ],
        },
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.some((id) => dashboard.test(id)) ? 'admin/' : ''}[name]-[hash].js`,
      },
    },
  },
  server: { proxy: Object.fromEntries(['/api', '/demo'].map((path) => [path, devServer])) },
})
