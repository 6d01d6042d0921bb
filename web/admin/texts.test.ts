import { expect, test } from 'vitest'
import english from '../i18n/catalogues/en/admin.json' with { type: 'json' }

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every text of the dashboard is used', () => {
  const source = Object.values(sources).join('\n')
  const heads = [...source.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, head = '']) => head)
  const isUsed = (key: string) =>
    source.includes(`'${key}'`) || source.includes(`"${key}"`) || heads.some((head) => key.startsWith(head))
  // Refusals are read by their code, in web/i18n/use-failure-text.ts.
  const own = Object.keys(english).filter((key) => !key.startsWith('errors.'))
  const bases = own.map((key) => key.replace(/_(?:one|other)$/, ''))
  expect(bases.filter((key) => !isUsed(key))).toEqual([])
})
