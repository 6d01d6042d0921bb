import { keepOpen } from './keep-open.mjs'
import { print } from './project.mjs'
import { runServer } from './run-server.mjs'
import { setUp } from './set-up.mjs'

// npm start: whatever is missing is installed and built first, then the festival opens, and opens again after a crash.
// Runs under Node 20 too.
await setUp({ web: true, tools: false })
print('Opening the festival; Ctrl-C closes it.')
process.exitCode = await keepOpen(runServer, print)
