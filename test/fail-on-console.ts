import { type RunnerTask, type RunnerTestCase, TestRunner, type TestTryOptions } from 'vitest'

/** Stray output hides in a green run until nobody reads it any more, so it fails the test that made it. */
const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

const said: string[] = []

/**
 * A runner and not a file of hooks: where Node itself loads the tests, such a file is read once for all the files of a
 * worker, and its hooks would hold in the first of them alone.
 */
export default class FailOnConsole extends TestRunner {
  override onBeforeTryTask(test: RunnerTask, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options)
    for (const method of methods) {
      console[method] = (...parts: unknown[]) => {
        said.push(`console.${method}: ${parts.map(String).join(' ')}`)
      }
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options)
    const stray = said.splice(0)
    if (stray.length > 0) throw new Error(`This test printed something:\n${stray.join('\n')}`)
  }
}
