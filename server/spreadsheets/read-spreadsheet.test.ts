import { describe, expect, it } from 'vitest'
import { aWorkbook, aZip } from '../../test/workbook.ts'
import { readSpreadsheet } from './index.ts'

const cells = async (file: string | Buffer, choice = {}) =>
  (await readSpreadsheet(Buffer.from(file), choice)).rows.map((row) => row.cells)
const codes = async (file: Buffer) => (await readSpreadsheet(file, {})).problems.map(({ code }) => code)

describe('a text file', () => {
  const table = [
    ['name', 'city'],
    ['Jürgen', 'Köln, Süd'],
  ]

  it.each([',', ';', '\t', '|'])('is read whatever separates its cells: %j', async (separator) => {
    expect(
      await cells(table.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\r\n')),
    ).toEqual(table)
  })

  it('is read in the encodings that spreadsheets write, and says which one it was', async () => {
    const text = 'name;city\r\nJürgen;Köln, Süd\r\n'
    const wide = Buffer.from(text, 'utf16le')
    const files: [string, Buffer][] = [
      ['utf-8', Buffer.from(`\uFEFF${text}`)],
      ['windows-1252', Buffer.from(text, 'latin1')],
      ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
      ['utf-16le', wide],
      ['utf-16be', Buffer.from(wide).swap16()],
    ]
    for (const [encoding, file] of files) {
      const read = await readSpreadsheet(file, {})
      expect([read.encoding, read.rows.map((row) => row.cells)]).toEqual([encoding, table])
    }
    const japanese = Buffer.from([0x8e, 0x81, 0x96, 0xbc, 0x0a, 0x93, 0x63, 0x92, 0x86])
    expect(await cells(japanese, { encoding: 'shift_jis' })).toEqual([['氏名'], ['田中']])
  })

  it('may say itself what separates its cells, and keeps the numbers of its lines', async () => {
    const { rows } = await readSpreadsheet(Buffer.from('sep=|\nname|note\nA|b,c;d\n'), {})
    expect(rows).toEqual([
      { line: 2, cells: ['name', 'note'] },
      { line: 3, cells: ['A', 'b,c;d'] },
    ])
  })
})

describe('a workbook', () => {
  it('is read by its values: texts, numbers, dates, and what formulas came to', async () => {
    const rows = [
      ['name', 'code', 'born', 'age'],
      [
        'Mia & Co',
        4_366_012_345,
        { xml: 's="1"><v>36526</v>' },
        { xml: 't="str"><f>A2&amp;"x"</f><v>12</v>' },
      ],
      [
        { xml: 't="inlineStr"><is><t>In</t><t>line</t></is>' },
        0.1,
        { xml: 't="b"><v>1</v>' },
        { xml: 't="e"><v>#N/A</v>' },
      ],
      ['No result', '', '', { xml: '><f>NOW()</f>' }],
    ]
    const read = await readSpreadsheet(aWorkbook(rows), {})
    expect(read.rows.map((row) => row.cells)).toEqual([
      ['name', 'code', 'born', 'age'],
      ['Mia & Co', '4366012345', '2000-01-01', '12'],
      ['Inline', '0.1', 'true', ''],
      ['No result', '', '', ''],
    ])
    expect(read).toMatchObject({
      sheet: 'Orders',
      sheets: ['Orders'],
      emptyFormulas: [{ line: 4, column: 3 }],
    })
  })

  it('says in every row what is merged downwards', async () => {
    const rows = [
      ['order', 'name'],
      ['A1', 'Mia'],
      ['', 'Rio'],
      ['B2', 'Zoe'],
    ]
    expect(await cells(aWorkbook(rows, { merged: ['A2:A3', 'A1:B1', 'X1:Y9999999'] }))).toEqual([
      ['order', 'name'],
      ['A1', 'Mia'],
      ['A1', 'Rio'],
      ['B2', 'Zoe'],
    ])
  })

  it('that is none, is broken, old or protected, is said to be', async () => {
    const whole = aWorkbook([['name'], ['Mia']])
    expect(await codes(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toEqual(['old-excel'])
    expect(await codes(aZip({ 'word/document.xml': '<w/>' }))).toEqual(['not-a-spreadsheet'])
    expect(await codes(whole.subarray(0, whole.length / 2))).toEqual(['not-a-spreadsheet'])
    expect(await codes(Buffer.from('PK\x03\x04 and no more'))).toEqual(['not-a-spreadsheet'])
    for (const sheetXml of [
      '<worksheet><sheetData><row>',
      '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>',
    ]) {
      expect(await codes(aWorkbook([], { sheetXml }))).toEqual(['not-a-spreadsheet'])
    }
  })

  it('that would unpack to more than anybody has is refused before it does', async () => {
    const strings = `<sst><si><t>${'A'.repeat(65 * 1024 * 1024)}</t></si></sst>`
    const bomb = aWorkbook([['name']], { parts: { 'xl/sharedStrings.xml': strings } })
    expect(bomb.length).toBeLessThan(200_000)
    await expect(readSpreadsheet(bomb, {})).rejects.toMatchObject({ code: 'file_too_full' })
    const row = '<row><c t="inlineStr"><is><t>a</t></is></c></row>'
    const long = aWorkbook([], {
      sheetXml: `<worksheet><sheetData>${row.repeat(20_011)}</sheetData></worksheet>`,
    })
    await expect(readSpreadsheet(long, {})).rejects.toMatchObject({ code: 'file_too_long' })
  })
})
