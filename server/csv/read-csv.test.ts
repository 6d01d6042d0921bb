import { describe, expect, it } from 'vitest'
import { guardCell, unguardCell } from './guard.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const columns = { known: ['title', 'note', 'note_de'], required: ['title'], suspicious: /^note_/ }
const read = (text: string) => readCsv(Buffer.from(text), columns)

async function cells(text: string) {
  const { rows, problems } = await read(text)
  expect(problems).toEqual([])
  return rows.map((row) => [row.line, row.cell('title'), row.cell('note')])
}

describe('a file of rows', () => {
  it('is read with or without mark, with commas or semicolons, and however its lines end', async () => {
    const wanted = [
      [2, 'Opening', 'loud; long'],
      [3, 'Finale', ''],
    ]
    expect(await cells('title,note\nOpening,"loud; long"\nFinale,\n')).toEqual(wanted)
    expect(await cells('\uFEFFTitle;NOTE\r\nOpening;"loud; long"\r\nFinale;')).toEqual(wanted)
    expect(await cells('"title","note"\rOpening,"loud; long"\rFinale,\r')).toEqual(wanted)
  })

  it('knows on which line a row begins, past empty lines and cells of several lines', async () => {
    expect(await cells('title,note\n\nOne,"a\nb\n"\n\n\nTwo,c\n,\n')).toEqual([
      [3, 'One', 'a\nb'],
      [8, 'Two', 'c'],
    ])
  })

  it('says what is wrong, and where', async () => {
    const wrong = async (text: string) => (await read(text)).problems.map(({ line, field }) => [line, field])
    expect(await wrong('')).toEqual([[1, '']])
    expect(await wrong('\n\n')).toEqual([[1, '']])
    expect(await wrong('name,note\na,b')).toEqual([[1, 'title']])
    expect(await wrong('title,Title\na,b')).toEqual([[1, 'Title']])
    expect(await wrong('title,note_xx\na,b')).toEqual([[1, 'note_xx']])
    expect(await wrong('title,note\na,b\na,b,c\na')).toEqual([
      [3, ''],
      [4, ''],
    ])
    expect(await wrong('title,note\na,b\n"open,b\nc,d\n')).toEqual([[3, '']])
    expect(await wrong('title,note\na,b\nc"d"e,b\n')).toEqual([[3, '']])
    expect(await wrong('title,note\na\0,b\n')).toEqual([[2, '']])
  })

  it('that is not UTF-8 is not guessed at', async () => {
    for (const file of [Buffer.from('title\nCaf\xe9', 'latin1'), Buffer.from('\uFEFFtitle\nx', 'utf16le')]) {
      expect((await readCsv(file, columns)).problems).toEqual([
        { line: 1, field: '', code: 'not-text', message: 'This file is not text in UTF-8.' },
      ])
    }
  })

  it('of more than 20,000 rows is too large', async () => {
    await expect(read(`title\n${'a\n'.repeat(20_001)}`)).rejects.toMatchObject({ code: 'file_too_long' })
    expect((await read(`title\n${'a\n'.repeat(20_000)}`)).rows).toHaveLength(20_000)
  })

  it('passes over columns it has no use for', async () => {
    expect(await cells('title,colour,note\na,red,b')).toEqual([[2, 'a', 'b']])
  })
})

describe('a cell', () => {
  const cellsOfAuthors = ['=1+1', '+49', '-5', '@home', "'=1", "''@x", "'quoted'", '＝x', 'plain', '', "it's"]

  it('never runs in a spreadsheet, and comes back as its author wrote it', () => {
    for (const cell of cellsOfAuthors) {
      expect(guardCell(cell)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
      expect(unguardCell(guardCell(cell))).toBe(cell)
    }
  })

  it('survives a file, with quotes, separators and lines in it', async () => {
    const authors = [
      ...cellsOfAuthors.filter(Boolean),
      'a,b;c',
      'say "hi"',
      'two\nlines',
      'two\r\nlines',
      '日本語 🎡',
    ]
    const csv = await writeCsv(
      ['title', 'note'],
      authors.map((cell) => [cell, 'x']),
    )
    const { rows, problems } = await read(csv)
    expect(problems).toEqual([])
    expect(rows.map((row) => row.cell('title'))).toEqual(authors)
  })
})
