import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const server = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] })
  .map((file) => file.replaceAll('\\', '/'))
  .map((name) => ({ name, text: readFileSync(`${server}/${name}`, 'utf8') }))
const isStore = (name: string) => /(^|[/-])store\.ts$/.test(name)

const namesOf = (which: RegExp) => files.filter(({ text }) => which.test(text)).map(({ name }) => name)

/** Raw SQL text is for the measured hot path and for what looks after the database (CONTRIBUTING, "A query"). */
const rawText = [
  // Taps in batches.
  'taps/store.ts',
  // Listening and notifying.
  'live/broadcast.ts',
  // COPY of whole tables, over a connection of its own.
  'backup/restore-store.ts',
  'backup/snapshot-store.ts',
  // What pg-boss asks for its own tables.
  'mail/mail-queue.ts',
  // Loads millions of rows over one connection with settings of its own.
  'seed/big-store.ts',
]

describe('stores', () => {
  it('are looked at', () => expect(files.filter(({ name }) => isStore(name)).length).toBeGreaterThan(30))

  it('ask by the query builder or by sql templates; raw text is the exception', () => {
    const raw = namesOf(/\.query[<(]/).filter((name) => !name.startsWith('db/'))
    expect(raw.sort()).toEqual(rawText.sort())
  })

  it('open no transactions: behaviours do', () => {
    expect(namesOf(/\.transaction\(/).filter(isStore)).toEqual([])
  })

  it('alone have functions called find…', () => {
    expect(namesOf(/\bfunction find[A-Z]/).filter((name) => !isStore(name))).toEqual([])
  })
})
