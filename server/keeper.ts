/** So often an open server says that it lives (milliseconds). */
const ALIVE_MS = 2_000

/**
 * Tells `npm start` (scripts/run-server.mjs) how this server does, over the channel between the two processes: that it is open, that it
 * lives, and why it crashes. Started in another way, a server has nobody to tell.
 */
export function tellKeeper(): { isOpen(): void } {
  const tell = (message: { isOpen?: true; crashed?: string }) => {
    // A keeper that has gone is no reason to go as well.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
  }
  process.on('uncaughtExceptionMonitor', (problem) => {
    tell({ crashed: `an error that nobody caught, ${problem.name}: ${problem.message}` })
  })
  return {
    isOpen() {
      if (!process.connected) return
      tell({ isOpen: true })
      const alive = setInterval(() => tell({}), ALIVE_MS).unref()
      process.once('disconnect', () => clearInterval(alive))
    },
  }
}
