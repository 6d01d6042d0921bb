import { defineConfig } from 'vitest/config'

/** Tests do not measure time, so a busy machine may take what it needs (milliseconds). */
const patience = { testTimeout: 40_000, hookTimeout: 90_000 }

export default defineConfig({
  test: {
    // Left to itself Vitest keeps a processor free, which on two of them is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server',
          include: ['{contract,server,test,data,scripts}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/global-database.ts'],
          setupFiles: ['test/fail-on-console.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/testing/patience.ts'],
          ...patience,
        },
      },
    ],
  },
})
