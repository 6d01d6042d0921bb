import type { Database } from '../db/client.ts'
import { countBroken, ledgerRules } from './ledger-rules-store.ts'

/** A rule of points.md that the numbers must keep, and how many places break it. */
export interface LedgerFinding {
  rule: string
  broken: number
}

/** Proves the ledger: one finding per rule, from a single consistent look at the database. */
export async function checkLedger(db: Database): Promise<LedgerFinding[]> {
  const look = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    const findings: LedgerFinding[] = []
    for (const rule of ledgerRules) findings.push({ rule: rule.rule, broken: await countBroken(tx, rule) })
    return findings
  }, look)
}
