import { readConfig } from './config.ts'
import { tellKeeper } from './keeper.ts'
import { openLog } from './log.ts'
import { openFestival } from './open-festival.ts'
import { StartupProblem } from './startup-problem.ts'

// Whoever reads our output may leave before we do: that is no reason to break off requests in flight.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)

const keeper = tellKeeper()
try {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const festival = await openFestival(config, log)
  process.stdout.write(
    `${config.mode === 'demo' ? 'The demo festival' : 'The festival'} is open at ${festival.url}\n`,
  )
  keeper.isOpen()
  let closing = false
  const close = async () => {
    // npm and the terminal may both pass the same signal on: the second one must not cut the first one short.
    if (closing) return
    closing = true
    process.stdout.write('Closing: requests in flight are finished first.\n')
    await festival.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close())
} catch (problem) {
  if (!(problem instanceof StartupProblem)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exit(1)
}
