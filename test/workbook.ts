import { crc32, deflateRawSync } from 'node:zlib'

/** Packs texts as a zip file. */
export function aZip(parts: Record<string, string | Buffer>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), head, place, Buffer.from(name))
    files.push(Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed)
    offset += 4 + 26 + name.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, entries, end])
}

/** What stands in a cell: a text, a number, or the XML of the cell from its type on. */
export type TestCell = string | number | { xml: string }

/** What a workbook has beside its rows. */
interface Extras {
  /** Cells that are merged, such as `A2:A4`. */
  merged?: string[]
  /** Number 1 is a date. */
  parts?: Record<string, string>
  sheetXml?: string
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
const asXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A workbook as spreadsheets write it: texts shared, dates as numbers with format 1. */
export function aWorkbook(rows: TestCell[][], { merged = [], parts = {}, sheetXml }: Extras = {}): Buffer {
  const strings = [...new Set(rows.flat().filter((cell): cell is string => typeof cell === 'string'))]
  const cellXml = (cell: TestCell, at: string) => {
    if (typeof cell === 'object') return `<c r="${at}" ${cell.xml}</c>`
    if (cell === '') return ''
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    return `<c r="${at}" t="s"><v>${strings.indexOf(cell)}</v></c>`
  }
  const letter = (index: number) => String.fromCharCode(65 + (index % 26))
  const rowXml = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row.map((cell, index) => cellXml(cell, `${letter(index)}${line + 1}`)).join('')}</row>`,
  )
  const mergedXml = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return aZip({
    'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="Notes" sheetId="2" state="hidden" r:id="r2"/><sheet name="Orders" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${relations}><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings.map((text) => `<si><t>${asXml(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml':
      sheetXml ??
      `<worksheet ${main}><sheetData>${rowXml.join('')}</sheetData><mergeCells>${mergedXml}</mergeCells></worksheet>`,
    ...parts,
  })
}
