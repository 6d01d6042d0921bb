import { SaxesParser } from 'saxes'
import { Unreadable } from './session.ts'

/** An element of an XML file. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** A schedule is five deep. */
const DEEPEST = 30

/**
 * Reads an XML file. Nothing outside of it is read, and no entity is ever expanded but the five that XML has itself: a
 * file that declares others is refused.
 * @throws Unreadable
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', () => {
    throw new Unreadable('not-a-schedule')
  })
  parser.on('doctype', (declared) => {
    if (/<!ENTITY|\[/i.test(declared)) throw new Unreadable('not-a-schedule')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [], text: '' } satisfies XmlElement
    open.at(-1)?.children.push(element)
    if (open.push(element) > DEEPEST) throw new Unreadable('not-a-schedule')
  })
  const addText = (piece: string) => {
    const element = open.at(-1)
    if (element) element.text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  const [document] = root.children
  if (!document) throw new Unreadable('not-a-schedule')
  return document
}

/** The elements of a name inside another, and inside those of another name, and so on. */
export function elementsIn(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

/** The text of an element inside another; empty where there is none. */
export function textAt(element: XmlElement, ...path: string[]): string {
  return elementsIn(element, ...path)[0]?.text.trim() ?? ''
}
