import { vi } from 'vitest'

/** Tests do not measure time: a busy machine may take what it needs (milliseconds). */
const PATIENCE_MS = 20_000

/** Looks until nothing is wrong any more. @throws what was wrong at the last look */
export function eventually<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
  return vi.waitFor(look, { timeout: PATIENCE_MS })
}
