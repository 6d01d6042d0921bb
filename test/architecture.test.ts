import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(`${root}/docs/architecture.md`, 'utf8')
const [, table = ''] = page.split('## Where is ...?')

/** Question, folder, and what stands in the third column. */
const answers = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('?'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, question = '', folder = '', files = '']) => ({
    question,
    folder: namesIn(folder)[0] ?? '',
    files,
  }))

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

describe('where is …', () => {
  it('is answered at least twenty times', () => expect(answers.length).toBeGreaterThanOrEqual(20))

  it.each(answers)('$question', ({ folder, files }) => {
    const names = namesIn(files)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const isThere = [`${folder}${name}`, name].some(
        (path) => existsSync(`${root}/${path}`) || globSync(path, { cwd: root }).length > 0,
      )
      expect([name, isThere]).toEqual([name, true])
    }
  })
})

/** Who may use whom. */
type Law = Record<string, string[]>
const { slices, screens }: { slices: Law; screens: Law } = await import(
  pathToFileURL(`${root}/slices.js`).href
)

describe.each([
  ['slices of the server', slices],
  ['screens of the browser', screens],
] as const)('the %s', (_name, uses) => {
  it.each(Object.keys(uses))('lead from %s never back to it', (start) => {
    const reached = new Set<string>()
    const waiting = [...(uses[start] ?? [])]
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (reached.has(name)) continue
      reached.add(name)
      waiting.push(...(uses[name] ?? []))
    }
    expect([...reached]).not.toContain(start)
  })
})
