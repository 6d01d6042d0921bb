import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

test('a record shows what changed, and leaves out what stayed', () => {
  expect(describeChange({ role: 'staff', email: 'a@b.c' }, { role: 'admin', email: 'a@b.c' })).toEqual([
    { field: 'role', before: 'staff', after: 'admin' },
  ])
})

test('what was created has nothing before, what was deleted nothing after', () => {
  expect(describeChange(null, { name: 'Booth' })).toEqual([{ field: 'name', before: '–', after: 'Booth' }])
  expect(describeChange({ name: 'Booth' }, null)).toEqual([{ field: 'name', before: 'Booth', after: '–' }])
})
