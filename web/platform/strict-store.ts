import { promisifyRequest, type UseStore } from 'idb-keyval'
import { logWarning } from './log.ts'

/** A store whose writes are on the disk when they are done: a browser left to itself says so before (`strict`). */
export function strictStore(databaseName: string, storeName: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined
  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(databaseName)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    const database = await promisifyRequest(request)
    // Safari closes an open database now and then.
    database.onclose = () => {
      opened = undefined
    }
    return database
  }
  return async (mode, callback) => {
    opened ??= open()
    opened.catch(() => {
      opened = undefined
    })
    const database = await opened
    return callback(database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName))
  }
}

/** A storage that does not answer must not keep the person at the station waiting. */
const STORAGE_LIMIT_MS = 2_000

/** Does something with a store. A browser may have no IndexedDB at all, which throws at once, or refuse it, or hang. */
export async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('The storage does not answer')), STORAGE_LIMIT_MS)
  })
  try {
    return await Promise.race([act(), limit])
  } catch (cause) {
    logWarning('This browser does not keep taps over a reload', cause)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
