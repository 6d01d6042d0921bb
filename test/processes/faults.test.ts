import { describe, expect, it } from 'vitest'
import { isFull } from '../size.ts'

// Each opens a festival of its own under load: for a night, and by `npm run faults`. Nothing of it is loaded every day.
describe.runIf(isFull)('a festival under load loses no tap and keeps its ledger', async () => {
  const { faults } = isFull ? await import('../faults/faults.ts') : { faults: [] }
  it.each(faults)('$name: $what', { timeout: 600_000 }, async (fault) => {
    const { runFault } = await import('../faults/run-fault.ts')
    const { outcome, line } = await runFault(fault, { rounds: undefined })
    expect(outcome, line).not.toBe('failed')
  })
})
