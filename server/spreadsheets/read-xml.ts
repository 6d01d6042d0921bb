import { setImmediate as breathe } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { NotASpreadsheet } from './limits.ts'
import type { ZipParts } from './zip-parts.ts'

/** What is told of a part while it is read. Names come without their prefix. */
export interface XmlEars {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** So many characters are parsed at a time: the taps go on meanwhile. */
const PIECE = 16 * 1024

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads a part of a workbook. Entities are not resolved, and a part that declares some is none of a spreadsheet.
 * @throws NotASpreadsheet
 */
export async function readXml(parts: ZipParts, name: string, ears: XmlEars): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let failure: Error | undefined
  const fail = (problem: Error) => {
    failure ??= problem
  }
  parser.on('error', (problem) => fail(new NotASpreadsheet(problem.message)))
  parser.on('doctype', () => fail(new NotASpreadsheet('It declares a document type.')))
  parser.on('opentag', ({ name, attributes }) => ears.open?.(local(name), attributes))
  parser.on('text', (text) => ears.text?.(text))
  parser.on('cdata', (text) => ears.text?.(text))
  parser.on('closetag', ({ name }) => ears.close?.(local(name)))
  const decoder = new TextDecoder('utf-8')
  const write = async (text: string) => {
    for (let from = 0; from < text.length; from += PIECE) {
      parser.write(text.slice(from, from + PIECE))
      if (failure) throw failure
      await breathe()
    }
  }
  for await (const piece of parts.read(name)) await write(decoder.decode(piece, { stream: true }))
  await write(decoder.decode())
  parser.close()
  if (failure) throw failure
}
