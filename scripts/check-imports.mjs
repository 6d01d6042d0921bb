import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { root } from './project.mjs'

// Without @swc/core the cruiser cannot read TypeScript 7 and reports a green "0 modules": every file on disk must
// therefore be among those that it says it has read.
const roots = ['contract', 'server', 'web', 'test', 'e2e', 'bench', 'scripts', 'deploy'].filter((folder) =>
  existsSync(`${root}/${folder}`),
)
const result = cruise()
const read = new Set(result.modules.filter((module) => module.source).map((module) => module.source))
const onDisk = globSync(`{${roots.join(',')}}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.d.ts'] })
const unread = onDisk.filter((file) => !read.has(file.replaceAll('\\', '/')))

for (const { rule, from, to, cycle, comment } of result.summary.violations) {
  const way = cycle ? [from, ...cycle.map((step) => step.name)] : [from, to]
  console.error(`${rule.name}: ${way.join(' → ')}${comment ? `\n  ${comment}` : ''}`)
}
if (unread.length > 0)
  console.error(`${unread.length} files were not read, for example ${unread.slice(0, 3).join(', ')}.`)
if (onDisk.length === 0) console.error('No TypeScript file was found.')
const isLawful = result.summary.violations.length === 0 && unread.length === 0 && onDisk.length > 0
if (isLawful) console.log(`${onDisk.length} files keep the import law of slices.js.`)
process.exitCode = isLawful ? 0 : 1

function cruise() {
  const cruiser = `${root}/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`
  try {
    const settings = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--no-progress']
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] }
    return JSON.parse(execFileSync(process.execPath, [cruiser, ...settings, ...roots], options))
  } catch (error) {
    // Violations end the cruiser with a code of their own; its report is complete all the same.
    if (error.stdout) return JSON.parse(error.stdout)
    throw error
  }
}
