import { expect, test } from 'vitest'
import { differences, layOver } from './conflict.ts'

const base = {
  title: 'Gate',
  description: 'Open',
  location: '',
  translations: { de: { title: 'Tor', description: 'Offen' } },
}
const theirs = { ...base, description: 'Open until six', translations: {} }

test('what I changed is laid over what they saved, and what I left alone stays theirs', () => {
  const mine = { ...base, title: 'Main gate', location: 'North' }
  expect(layOver(base, theirs, mine)).toEqual({
    title: 'Main gate',
    description: 'Open until six',
    location: 'North',
    translations: { de: { title: '', description: '' } },
  })
})

test('a translation of mine goes over theirs alone', () => {
  const mine = {
    ...base,
    translations: { de: { title: 'Haupttor', description: 'Offen' }, fr: { title: '', description: '' } },
  }
  expect(layOver(base, { ...theirs, translations: base.translations }, mine).translations).toEqual({
    de: { title: 'Haupttor', description: 'Offen' },
    fr: { title: '', description: '' },
  })
})

test('every field that either of us changed is shown, and no other', () => {
  const mine = layOver(base, theirs, { ...base, title: 'Main gate' })
  expect(differences(base, theirs, mine)).toEqual([
    { field: 'title', theirs: 'Gate', mine: 'Main gate' },
    { field: 'description', theirs: 'Open until six', mine: 'Open until six' },
    { field: 'translations.de.title', theirs: '', mine: '' },
    { field: 'translations.de.description', theirs: '', mine: '' },
  ])
  expect(differences(base, base, { ...base, location: undefined })).toEqual([])
})
