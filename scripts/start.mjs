import { environment, node24, print, run } from './project.mjs'
import { serverFlags, serverMemory } from './server-flags.mjs'
import { setUp } from './set-up.mjs'

// npm start: whatever is missing is installed and built first, then the festival opens. Runs under Node 20 too.
await setUp({ web: true, tools: false })
print('Opening the festival; Ctrl-C closes it.')
const env = { ...serverMemory, ...environment }
const { code } = await run(node24, [...serverFlags, 'server/main.ts'], { env, closesItself: true })
process.exitCode = code
