import { expect, it } from 'vitest'
import { fullName } from './full-name.ts'

it.each([
  ['Nova', 'Okafor', 'Nova Okafor'],
  ['子涵', '张', '张子涵'],
  ['민준', '김', '김민준'],
  ['さくら', '田中', '田中 さくら'],
  ['Cher', '', 'Cher'],
  ['Ana', '김', 'Ana 김'],
])('%s %s is called %s', (first, last, full) => {
  expect(fullName(first, last)).toBe(full)
})
