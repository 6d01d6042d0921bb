import { node24, run, say } from './project.mjs'
import { setUp } from './set-up.mjs'

// npm run dev: the server restarts when its sources change, the screens change in the browser by themselves.
await setUp({ web: false, tools: true })
say('Starting the server and the screens; open the address that Vite prints.')
const server = run(node24, ['--watch', 'server/main.ts'], { closesItself: true })
const screens = run('vite', ['--host', '127.0.0.1'], {
  closesItself: true,
  shell: process.platform === 'win32',
})
const { code } = await Promise.race([server, screens])
process.kill(process.pid, 'SIGTERM')
await Promise.all([server, screens])
process.exitCode = code
