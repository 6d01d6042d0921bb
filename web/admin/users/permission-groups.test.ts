import { expect, test } from 'vitest'
import { permissions } from '../../../contract/roles.ts'
import { sectionsFor } from '../sections.ts'
import { completed, permissionGroups } from './permission-groups.ts'

const all = Object.values(permissionGroups).flat()

test('every permission can be chosen, in one place', () => {
  expect([...all].sort()).toEqual(Object.keys(permissions).sort())
})

test('whatever is chosen opens a section', () => {
  for (const one of all) {
    const ownRole = { name: 'Crew', permissions: completed([], [one]) }
    expect(sectionsFor({ role: 'id', ownRole }), one).not.toEqual([])
  }
})

test('what a permission is no use without comes and goes with it', () => {
  expect(completed([], ['event:manage'])).toEqual(['analytics:read', 'event:manage', 'setup:read'])
  const before = completed([], ['stations:manage', 'backups:manage'])
  expect(completed(before, ['stations:manage', 'backups:manage', 'backups:read'])).toEqual([
    'backups:read',
    'backups:manage',
  ])
  expect(completed(['exports:read'], ['exports:read'])).toEqual(['exports:read'])
})
