import { expect, test } from 'vitest'
import { describeChange, stationIn } from './describe-change.ts'

test('a record shows what changed, and leaves out what stayed', () => {
  expect(describeChange({ role: 'staff', email: 'a@b.c' }, { role: 'admin', email: 'a@b.c' })).toEqual([
    { field: 'role', before: 'staff', after: 'admin' },
  ])
})

test('what was created has nothing before, what was deleted nothing after', () => {
  expect(describeChange(null, { name: 'Booth' })).toEqual([{ field: 'name', before: '–', after: 'Booth' }])
  expect(describeChange({ name: 'Booth' }, null)).toEqual([{ field: 'name', before: 'Booth', after: '–' }])
})

test('a record is known by the name of its station, however it tells it', () => {
  expect(stationIn('station.pair', null, { name: 'Gate' })).toBe('Gate')
  expect(stationIn('station.revoke', { name: 'Gate' }, null)).toBe('Gate')
  expect(stationIn('station.rename', { name: 'Gate' }, { station: 'Gate', name: 'Door' })).toBe('Gate')
  expect(stationIn('interaction.void', null, { stationName: 'Gate' })).toBe('Gate')
  expect(stationIn('installation.update', { name: 'Booth' }, { name: 'Tent' })).toBeUndefined()
})
