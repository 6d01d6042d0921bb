import { describe, expect, it } from 'vitest'
import { isFull } from '../size.ts'

// Each opens a festival of its own under load: for a night, and by `npm run faults`. Most of it is waiting, so two at once.
describe.runIf(isFull)('a festival under load loses no tap and keeps its ledger', async () => {
  const { faults } = isFull ? await import('../faults/faults.ts') : { faults: [] }
  it.concurrent.each(faults)('$name: $what', { timeout: 600_000 }, async (fault) => {
    const { runFault } = await import('../faults/run-fault.ts')
    const { outcome, line } = await runFault(fault, { rounds: undefined })
    expect(outcome, line).not.toBe('failed')
  })
})

// Every day, one festival for all: what happens most often. Small disks need root; elsewhere the database only reads.
it.skipIf(isFull)(
  'connections that are cut, a disk that is full and a server that is killed lose no tap of a crowd',
  { timeout: 180_000 },
  async () => {
    const [{ cannotMount }, { faults }, { runTogether }] = await Promise.all([
      import('../faults/of-disks.ts'),
      import('../faults/faults.ts'),
      import('../faults/run-fault.ts'),
    ])
    const disk = (await cannotMount()) === undefined ? 'full-disk' : 'read-only-database'
    const names = ['cut-requests', disk, 'kill-server']
    const short = names.flatMap((name) => faults.filter((fault) => fault.name === name))
    expect(short.map(({ name }) => name)).toEqual(names)
    const seen = await runTogether(short)
    expect(seen.at(-1)).toMatch(/none lost, none twice; check:ledger ok \(\d+ rules\)$/)
  },
)
