import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'deploy/systemd')
const examiner = (process.env.PATH ?? '')
  .split(':')
  .map((path) => join(path, 'systemd-analyze'))
  .find(existsSync)

it('systemd takes our units as they are', async ({ skip }) => {
  if (examiner === undefined)
    return skip('this machine has no systemd-analyze (Debian: apt-get install systemd)')
  const units = (await readdir(folder)).map((name) => join(folder, name))
  // It exits with 0 for an option that it does not know, and says so.
  expect(await promisify(execFile)(examiner, ['verify', '--man=no', ...units])).toEqual({
    stdout: '',
    stderr: '',
  })
})

it('what our units start is there', async () => {
  for (const name of await readdir(folder)) {
    const unit = await readFile(join(folder, name), 'utf8')
    const [, script = ''] = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(unit) ?? []
    expect(existsSync(join(root, script)), name).toBe(true)
  }
})
