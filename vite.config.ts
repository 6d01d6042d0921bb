import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadInOneFile } from './web/first-load.ts'
import { firstPaint } from './web/first-paint.ts'
import { pageChunks } from './web/page-chunks.ts'
import { serviceWorker } from './web/service-worker-build.ts'
import { withoutAnswerSchemas } from './web/without-answer-schemas.ts'

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
    serviceWorker(pathOf('web/service-worker.ts')),
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
            { debugName: 'first', name: firstLoadInOneFile(pathOf('web/main.tsx')) },
          ],
        },
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.some((id) => dashboard.test(id)) ? 'admin/' : ''}[name]-[hash].js`,
      },
    },
  },
  server: { proxy: Object.fromEntries(['/api', '/demo'].map((path) => [path, devServer])) },
})
