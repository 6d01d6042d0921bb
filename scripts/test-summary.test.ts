import { expect, it } from 'vitest'
import { countCheck, countPlaywright, countVitest, summarise } from './test-summary.mjs'

it('tests of all suites and checks are added up in the last line', () => {
  const unit = countVitest({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 2, testResults: [] }, 0)
  const browser = countPlaywright({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 } }, 0)
  expect(summarise([countCheck(0), unit, browser])).toEqual({
    line: '48 passed, 0 failed, 2 skipped',
    failed: 0,
  })
})

it('a test file that cannot be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults }, 1).failed).toBe(1)
})

it('a failing test is not counted twice because its file failed too', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }]
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults }, 1).failed).toBe(1)
})

it('a suite that broke down without a report, or that found no test, has failed', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countPlaywright({ stats: {} }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

it('a browser test that passed only on the second try has failed', () => {
  expect(countPlaywright({ stats: { expected: 6, flaky: 1 } }, 0)).toEqual({
    passed: 6,
    failed: 1,
    skipped: 0,
  })
})
