import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { usual } from './e2e/devices.ts'
import { isFull, ONLY_IN_FULL } from './test/size.ts'

/** The set-up of `npm test` names a Chromium (scripts/chromium.mjs); without it, Debian's is taken where it is. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/** Long tests that no other shares a festival with. */
const ofOwnFestival = /\/(?:finale|first-hour|next-year|organiser)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  ...(isFull ? {} : { grepInvert: new RegExp(ONLY_IN_FULL) }),
  globalSetup: './e2e/global-festival.ts',
  // Every worker opens a festival of its own. Much of a test is waiting, so three of them fill two cores.
  workers: 3,
  fullyParallel: true,
  // A worker takes tests of its own festival as long as there are any: begun last, those of others would run on alone.
  projects: [
    { name: 'own festivals', testMatch: ofOwnFestival },
    { name: 'festival', testIgnore: ofOwnFestival },
  ],
  // Tests do not measure time: a busy machine may take what it needs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  outputDir: 'test-results',
  use: {
    ...usual,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      chromiumSandbox: false,
      // A browser that speaks to nobody but the festival under test.
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
