import { expect, it } from 'vitest'
import { refusedIn, unansweredIn } from './supply-chain.mjs'

const rules = {
  licences: ['MIT', 'Apache-2.0'],
  licencesOfSome: { 'OFL-1.1': { packages: ['@fonts/'], because: 'Fonts.' } },
}
const licensed = (name: string, ...names: string[]) => ({
  name,
  version: '1.0.0',
  licenses: names.map((id) => (id.includes(' ') ? { expression: id } : { license: { id } })),
})

it('a licence is allowed by itself, for some packages, or as one of several', () => {
  const allowed = [
    licensed('a', 'MIT'),
    licensed('b', '(MIT OR GPL-3.0-only)'),
    licensed('c', 'Apache-2.0 AND MIT'),
    licensed('@fonts/d', 'OFL-1.1'),
  ]
  expect(refusedIn(allowed, rules)).toEqual([])
})

it('and refused everywhere else, or where nobody names one', () => {
  const refused = [
    licensed('a', 'GPL-3.0-only'),
    licensed('b', 'MIT AND AGPL-3.0-only'),
    licensed('c', 'OFL-1.1'),
    licensed('d', 'MIT', 'SSPL-1.0'),
    licensed('e'),
  ]
  expect(refusedIn(refused, rules).map((line: string) => line.split(' ')[0])).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ])
})

it('a vulnerability stays open until its advisory is answered', () => {
  const via = [{ title: 'Reads too far', url: 'https://advisories.example/1' }, 'another package']
  const found = { a: { name: 'a', severity: 'high', via } }
  expect(unansweredIn(found, {})).toEqual(['a (high): Reads too far https://advisories.example/1'])
  expect(unansweredIn(found, { 'https://advisories.example/1': 'Only read when built.' })).toEqual([])
})
