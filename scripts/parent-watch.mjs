import { readFileSync } from 'node:fs'

/**
 * Calls back when npm, which started this command, is gone. npm runs a command through a shell, and a SIGTERM or
 * SIGKILL for npm or its shell never reaches the command: it would keep the port for ever.
 */
export function whenParentEnds(act) {
  // Without npm a parent that ends is no sign of anything: people start servers from shells that they close.
  if (!process.env.npm_lifecycle_event) return
  const before = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watch)
    act()
  }, 250)
  watch.unref()
}

/** The shell, and on Linux npm behind it. */
function ancestors() {
  try {
    // The name in brackets may hold spaces; behind it come the state and the parent.
    const [, parent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return `${process.ppid} ${parent}`
  } catch {
    return String(process.ppid)
  }
}
