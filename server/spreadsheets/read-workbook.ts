import { NotASpreadsheet } from './limits.ts'
import { readXml } from './read-xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** A sheet that somebody can see, and its part of the file. */
export interface SheetPart {
  name: string
  part: string
}

/** What all sheets of a workbook share. */
export interface Workbook {
  sheets: SheetPart[]
  /** Days are counted from 1904, as on old Macs. */
  is1904: boolean
  strings: string[]
  /** Which cell formats show a date, by their number: `date`, or `date and time`. */
  dateFormats: ('date' | 'time' | undefined)[]
}

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STRINGS = 'xl/sharedstrings.xml'
const STYLES = 'xl/styles.xml'

/** Reads what all sheets share. @throws NotASpreadsheet when it is no workbook */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  if (!parts.has(WORKBOOK)) throw new NotASpreadsheet('There is no workbook in it.')
  const sheets: { name: string; relation: string }[] = []
  let is1904 = false
  await readXml(parts, WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const isShown = attributes.state === undefined || attributes.state === 'visible'
      if (name === 'sheet' && isShown && relation) sheets.push({ name: attributes.name ?? '', relation })
    },
  })
  const targets = new Map<string, string>()
  await readXml(parts, RELATIONS, {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, toPart(Target))
    },
  })
  return {
    sheets: sheets.flatMap(({ name, relation }) => {
      const part = targets.get(relation)
      return part && parts.has(part) ? [{ name, part }] : []
    }),
    is1904,
    strings: await readStrings(parts),
    dateFormats: await readDateFormats(parts),
  }
}

/** A target stands beside the workbook, or at the root of the file. */
function toPart(target: string): string {
  return (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase()
}

/** Texts stand once in a workbook, and cells name their number. Readings of Japanese characters are no part of them. */
async function readStrings(parts: ZipParts): Promise<string[]> {
  const strings: string[] = []
  if (!parts.has(STRINGS)) return strings
  let text = ''
  let isText = false
  let isReading = false
  await readXml(parts, STRINGS, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading = true
      if (name === 't') isText = true
    },
    text(piece) {
      if (isText && !isReading) text += piece
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}

/** The formats that every workbook knows: 14 to 17 are dates, 22 is a date with its time; further ones are Asian. */
const builtIn = (id: number): 'date' | 'time' | undefined => {
  if (id === 22) return 'time'
  return (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'date' : undefined
}

async function readDateFormats(parts: ZipParts): Promise<Workbook['dateFormats']> {
  const formats: Workbook['dateFormats'] = []
  if (!parts.has(STYLES)) return formats
  const own = new Map<number, 'date' | 'time' | undefined>()
  let isCell = false
  await readXml(parts, STYLES, {
    open(name, attributes) {
      const id = Number(attributes.numFmtId)
      if (name === 'numFmt') own.set(id, kindOf(attributes.formatCode ?? ''))
      if (name === 'cellXfs') isCell = true
      if (name === 'xf' && isCell) formats.push(own.has(id) ? own.get(id) : builtIn(id))
    },
    close(name) {
      if (name === 'cellXfs') isCell = false
    },
  })
  return formats
}

/** Whether a format shows a date: it has years or days outside of quotes, colours and conditions. */
function kindOf(format: string): 'date' | 'time' | undefined {
  const bare = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (!/[yd]/i.test(bare)) return undefined
  return /[hs]/i.test(bare) ? 'time' : 'date'
}
