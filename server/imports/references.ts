import type { PersonRow } from './lay-out.ts'
import { type Reading, refuseCell } from './read-person.ts'

/** Codes of tickets are short. */
const LONGEST = 120

/**
 * The reference of each ticket: its code, with that of its order in front where the file has one. Where there are orders
 * alone, their tickets are counted in the order of the file.
 */
export function referenceReader(reading: Reading): (row: PersonRow) => string | undefined {
  const lineOf = new Map<string, number>()
  const counted = new Map<string, number>()
  const hasTickets = reading.sheet.columns.some(({ field }) => field === 'ticketCode')
  return (row) => {
    const order = row.cell('orderCode') || undefined
    const ticket = row.cell('ticketCode') || undefined
    let reference = order && ticket ? `${order}-${ticket}` : (ticket ?? order)
    if (reference === undefined) return undefined
    if (order !== undefined && !hasTickets) {
      const count = (counted.get(order) ?? 0) + 1
      counted.set(order, count)
      reference = `${order}-${count}`
    }
    const earlier = lineOf.get(reference)
    if (reference.length > LONGEST) refuseCell(reading, row, 'ticketCode', 'too-long')
    else if (earlier !== undefined) refuseCell(reading, row, 'ticketCode', 'same-ticket', { earlier })
    lineOf.set(reference, row.line)
    return reference
  }
}
