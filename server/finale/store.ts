import type { Database, Transaction } from '../db/client.ts'
import { finale } from './table.ts'

/** The finale as it is written. */
export type FinaleRow = Omit<typeof finale.$inferSelect, 'onlyOne'>

const columns = {
  plannedAt: finale.plannedAt,
  frozenAt: finale.frozenAt,
  revealStartedAt: finale.revealStartedAt,
  revealedToRank: finale.revealedToRank,
  revealedAt: finale.revealedAt,
  version: finale.version,
}

/** Nothing planned, nothing frozen. */
export const emptyFinale: Omit<FinaleRow, 'version'> = {
  plannedAt: null,
  frozenAt: null,
  revealStartedAt: null,
  revealedToRank: null,
  revealedAt: null,
}

export async function findFinale(db: Database): Promise<FinaleRow> {
  const [row] = await db.select(columns).from(finale)
  return row ?? { ...emptyFinale, version: 1 }
}

/** The finale, locked until the transaction ends: of two who freeze or reveal at once, one comes second. */
export async function lockFinale(tx: Transaction): Promise<FinaleRow> {
  const [row] = await tx.select(columns).from(finale).for('update')
  return row ?? { ...emptyFinale, version: 1 }
}

export async function updateFinale(tx: Transaction, change: Partial<typeof emptyFinale>): Promise<FinaleRow> {
  const [row] = await tx.update(finale).set(change).returning(columns)
  if (!row) throw new Error('The finale was not written.')
  return row
}
