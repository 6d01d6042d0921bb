import { environment, isInterrupted, node24, run } from './project.mjs'
import { serverFlags, serverMemory } from './server-flags.mjs'

/** An open server says every few seconds that it lives (server/keeper.ts); silent for so many looks, it hangs. */
const LOOK_MS = 5_000
const MOST_SILENT_LOOKS = 6

/** Runs the server to its end, and ends it when it hangs; answers as keep-open.mjs wants it. */
export async function runServer() {
  let openedAt
  let why
  let watch
  const onStart = (child) => {
    // Looks are counted, not seconds: a laptop that was asleep is no reason.
    let silentLooks = 0
    const look = () => {
      silentLooks += 1
      if (silentLooks <= MOST_SILENT_LOOKS) return
      why = `it had hung for ${(LOOK_MS * MOST_SILENT_LOOKS) / 1000} s`
      child.kill('SIGKILL')
    }
    child.on('message', (message) => {
      silentLooks = 0
      if (message.crashed !== undefined) why = message.crashed
      if (message.isOpen !== true) return
      openedAt = performance.now()
      watch = setInterval(look, LOOK_MS)
    })
  }
  const env = { ...serverMemory, ...environment }
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const { code } = await run(node24, [...serverFlags, 'server/main.ts'], {
    env,
    stdio,
    closesItself: true,
    onStart,
  })
  clearInterval(watch)
  const openMs = openedAt === undefined ? undefined : performance.now() - openedAt
  return { code, openMs, why, isFarewell: isInterrupted() }
}
