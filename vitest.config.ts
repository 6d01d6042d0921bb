import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['{contract,server,test,data,scripts}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/global-database.ts'],
          setupFiles: ['test/fail-on-console.ts'],
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'jsdom' } },
    ],
  },
})
