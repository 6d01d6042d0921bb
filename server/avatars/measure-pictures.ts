import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { countWanted } from './wanted-store.ts'

/** Measures how many pictures of an import wait to be fetched, and how many could not be had. */
export function measurePictures(register: Registry, { db }: Pick<Deps, 'db'>): void {
  new Gauge({
    name: 'wanted_pictures',
    help: 'Pictures that an import named by an address: waiting to be fetched, and given up',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const counted = await countWanted(db).catch(() => undefined)
      this.reset()
      for (const [state, count] of Object.entries(counted ?? {})) this.set({ state }, count)
    },
  })
}
