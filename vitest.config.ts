import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests do not measure time, so a busy machine may take what it needs (milliseconds). */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
}

/** What takes longest: begun last, one of them would run on alone. Those of whole processes mostly wait. */
const longest = [
  '/test/processes/',
  '/http/hung-database',
  '/mail/mail-outbox',
  '/test/canaries/',
  '/permission-walk',
  '/test/bad-input',
  '/test/hostile/',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((part) => moduleId.includes(part))
      return found < 0 ? longest.length : found
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    // Left to itself Vitest keeps a processor free, which on two of them is half of the machine.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Of the tests that are marked as concurrent: faults of whole festivals, which mostly wait.
    maxConcurrency: 2,
    projects: [
      {
        test: {
          name: 'server',
          // The files of a worker share their modules: loading the server anew for each file took as long as many of
          // the tests. Nothing of the server remembers anything outside of what a test opens and closes.
          isolate: false,
          // As in the product: Node itself reads TypeScript, which a fifth of the time went into.
          experimental: { viteModuleRunner: false },
          include: ['{contract,server,test,data,deploy,scripts}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/global-database.ts'],
          runner: 'test/fail-on-console.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'web',
          // What needs no page needs no page of its own either; that a test needs one is said by its name, .test.tsx.
          isolate: false,
          include: ['web/**/*.test.ts'],
          environment: 'node',
          runner: 'test/fail-on-console.ts',
          setupFiles: ['web/testing/true-time.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'pages',
          // A fresh page for every file, without starting a process for each.
          pool: 'vmThreads',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/testing/clean-slate.ts', 'web/testing/true-time.ts'],
          ...patience,
        },
      },
    ],
  },
})
