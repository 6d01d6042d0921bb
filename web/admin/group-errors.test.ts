import { expect, test } from 'vitest'
import { groupErrors } from './group-errors.ts'

test('a column that is wrong in every line is said once, with its lines', () => {
  const wrong = (line: number, field = 'startsAt') =>
    ({ line, field, message: '', code: 'not-a-date' }) as const
  expect(groupErrors([wrong(2), wrong(4), wrong(3), wrong(9), wrong(3, 'endsAt')])).toEqual([
    { field: 'startsAt', code: 'not-a-date', lines: '2–4, 9' },
    { field: 'endsAt', code: 'not-a-date', lines: '3' },
  ])
})
