import type { Database } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../secret.ts'
import { knownSecrets, listStationSecrets } from './device-store.ts'
import { stations } from './table.ts'

/**
 * What a station is counted by, when this process knows its secret; undefined for every other device. Whether it still is
 * a station is asked at every call.
 */
export function knownStation({ db }: { db: Database }, secret: string | undefined): string | undefined {
  if (!secret) return undefined
  const hash = hashOf(secret).toString('hex')
  return knownSecrets(db).has(hash) ? hash : undefined
}

/**
 * Learns all stations, and every one that is paired from now on, in whichever process: so that none of them has to compete
 * with strangers for a look at its cookie, not even after a restart. Returns how to stop.
 */
export function followStations({ db, live, log }: Pick<Deps, 'db' | 'live' | 'log'>) {
  const renew = async () => {
    const known = knownSecrets(db)
    for (const hash of await listStationSecrets(db)) known.add(hash)
  }
  const stop = live.follow({ what: 'the stations', tables: [stations], renew })
  return {
    ready: () => renew().catch((problem: unknown) => log.warn(problem, 'the stations were not read')),
    stop,
  }
}
