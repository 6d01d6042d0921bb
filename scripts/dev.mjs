import { environment, node24, print, run } from './project.mjs'
import { setUp } from './set-up.mjs'

// npm run dev: the server restarts when its sources change, the screens change in the browser by themselves.
await setUp({ web: false, tools: true })
const { PORT = '3000', DEV_PORT = '5173' } = process.env
// Vite hands calls, sign-ins and the demo's inbox on to the server, for which its own address is the public one.
const address = `http://127.0.0.1:${DEV_PORT}`
print(`Starting the server and the screens at ${address}.`)
const env = { ...environment, PORT, HOST: '127.0.0.1', PUBLIC_URL: address }
const server = run(node24, ['--watch', 'server/main.ts'], { env, closesItself: true })
const screens = run('vite', ['--host', '127.0.0.1', '--port', DEV_PORT, '--strictPort'], {
  env,
  closesItself: true,
  shell: process.platform === 'win32',
})
const { code } = await Promise.race([server, screens])
process.kill(process.pid, 'SIGTERM')
await Promise.all([server, screens])
process.exitCode = code
