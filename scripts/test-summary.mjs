/** What a suite of tests came to. */
const nothing = { passed: 0, failed: 0, skipped: 0 }

/** Counts a check that either holds or does not. */
export function countCheck(code) {
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

/** Counts the tests in Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(report, code) {
  const files = report?.testResults ?? []
  const unloadable = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return failUnlessClean(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

/** Counts the tests in Playwright's JSON report; one that passed only when repeated has failed. */
export function countPlaywright(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return failUnlessClean(code, { passed: expected, failed: unexpected + flaky, skipped })
}

/** The last line of `npm test`. */
export function summarise(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const skipped = sum('skipped')
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  return { line: skipped > 0 ? `${line}, ${skipped} skipped` : line, failed: sum('failed') }
}

/** A suite that ended badly has a failure, even if none of its tests admits it; so has one without any test. */
function failUnlessClean(code, result) {
  const isSilent = result.failed === 0 && (code !== 0 || result.passed === 0)
  return isSilent ? { ...result, failed: 1 } : result
}
