import { expect, test } from 'vitest'
import english from '../i18n/catalogues/en/stations.json' with { type: 'json' }

const sources = import.meta.glob<string>(['../{stations,kiosk}/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every text of the stations is used', () => {
  const source = Object.values(sources).join('\n')
  const heads = [...source.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, head = '']) => head)
  const isUsed = (key: string) => source.includes(`'${key}'`) || heads.some((head) => key.startsWith(head))
  const bases = Object.keys(english).map((key) => key.replace(/_(?:one|other)$/, ''))
  expect(bases.filter((key) => !isUsed(key))).toEqual([])
})
