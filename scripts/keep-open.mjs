import { constants } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** Rests between two starts become longer up to this (seconds), and are short again after a server that stayed open. */
const LONGEST_REST = 60
const STAYED_OPEN_MS = 5 * 60_000

/** Whoever sends one of these wants the server to end. */
const farewells = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => 128 + constants.signals[signal])

/**
 * Runs the server, and again after a crash. A server that cannot open, because something is missing that only a person
 * can set, is not tried again; one that was open before is: what it misses then (its database, its port) comes back.
 *
 * @param runServer runs it to its end: `code` (128 and more: a signal), `openMs` (how long it was open; undefined: never),
 *   `why` (in its own words, if it could say so), `isFarewell` (somebody asked for the end)
 * @param print tells the person at the terminal
 * @param rest waits so many milliseconds
 * @returns the exit code of the last one
 */
export async function keepOpen(runServer, print, rest = wait) {
  let wasOpen = false
  let crashes = 0
  while (true) {
    const end = await runServer()
    const { code, openMs } = end
    if (code === 0 || end.isFarewell || farewells.includes(code)) return code
    wasOpen ||= openMs !== undefined
    if (!wasOpen && code < 128) return code
    crashes = openMs > STAYED_OPEN_MS ? 1 : crashes + 1
    const seconds = Math.min(2 ** (crashes - 1), LONGEST_REST)
    print(`The server has ended: ${reasonOf(end)}. It is started again in ${seconds} s.`)
    await rest(seconds * 1000)
  }
}

const ofSignals = {
  SIGKILL: 'it was killed (SIGKILL), by a person or because the memory of the machine was used up',
  SIGABRT: 'it gave up (SIGABRT), most likely because its memory was used up',
  SIGSEGV: 'a native part of it failed (SIGSEGV)',
  SIGBUS: 'a native part of it failed (SIGBUS), or a disk did',
}

function reasonOf({ code, openMs, why }) {
  if (why !== undefined) return why
  const signal = Object.entries(constants.signals).find(([, number]) => code === 128 + number)?.[0]
  if (signal !== undefined) return ofSignals[signal] ?? `it was ended by ${signal}`
  return openMs === undefined ? 'it could not open, see above' : `it ended with ${code}, see above`
}
