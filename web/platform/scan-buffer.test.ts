import { expect, test } from 'vitest'
import { addCharacter, emptyBuffer, judge, judgePaste } from './scan-buffer.ts'

function typed(code: string, msPerCharacter: number) {
  return [...code].reduce(
    (buffer, character, index) => addCharacter(buffer, character, 1_000 + index * msPerCharacter),
    emptyBuffer,
  )
}

function verdictOf(code: string, msPerCharacter: number) {
  const buffer = typed(code, msPerCharacter)
  return judge(buffer, buffer.lastAt + 5)
}

test('a tag typed at the pace of a reader is a scan', () => {
  expect(verdictOf('04A1B2C3', 10)).toEqual({ kind: 'scan', code: '04A1B2C3', isMachine: true })
})

test('thirty milliseconds per character on average is still a reader, forty is not', () => {
  expect(verdictOf('04A1B2C3', 30).kind).toBe('scan')
  expect(verdictOf('04A1B2C3', 40)).toEqual({ kind: 'misread', reason: 'too-slow', isMachine: true })
})

test('three characters are too few, four are enough', () => {
  expect(verdictOf('04A', 5)).toEqual({ kind: 'misread', reason: 'too-short', isMachine: true })
  expect(verdictOf('04A1', 5).kind).toBe('scan')
})

test('a code is trimmed, and nothing but blanks is ignored', () => {
  expect(verdictOf(' 04A1 ', 5)).toMatchObject({ kind: 'scan', code: '04A1' })
  expect(verdictOf('    ', 5).kind).toBe('nothing')
  expect(judge(emptyBuffer, 0)).toEqual({ kind: 'nothing', isMachine: false })
})

test('a person who types is never taken for a machine', () => {
  expect(verdictOf('hello', 90)).toEqual({ kind: 'misread', reason: 'too-slow', isMachine: false })
  expect(verdictOf('ok', 10)).toMatchObject({ isMachine: false })
})

test('a pause begins a new burst: a short one after a person, a longer one after a reader', () => {
  expect(addCharacter(typed('xyz', 90), '0', 1_000 + 2 * 90 + 101).code).toBe('0')
  expect(addCharacter(typed('xyz', 5), '0', 1_000 + 2 * 5 + 501).code).toBe('0')
})

test('a reader that stumbles within a tag is still one scan, never half a tag', () => {
  const half = typed('04A1B2C', 4)
  const whole = [...'3D4E5F6'].reduce(
    (buffer, character, index) => addCharacter(buffer, character, half.lastAt + 250 + index * 4),
    half,
  )
  expect(judge(whole, whole.lastAt + 5)).toMatchObject({ kind: 'scan', code: '04A1B2C3D4E5F6' })
})

test('the rest of a tag that broke off is never taken for a whole tag', () => {
  const half = typed('04A1B2C', 4)
  const rest = [...'3D4E5F6'].reduce(
    (buffer, character, index) => addCharacter(buffer, character, half.lastAt + 700 + index * 4),
    half,
  )
  expect(judge(rest, rest.lastAt + 5)).toMatchObject({ kind: 'misread', reason: 'broken' })
})

test('pasted text is a scan whatever its rhythm, if it is long enough', () => {
  expect(judgePaste(' 04a1b2c3\n')).toMatchObject({ kind: 'scan', code: '04a1b2c3' })
  expect(judgePaste('04a').kind).toBe('misread')
  expect(judgePaste('  \n').kind).toBe('nothing')
})
