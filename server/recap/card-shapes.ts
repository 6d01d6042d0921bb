import type { Language } from '../../contract/languages.ts'
import { textPath } from '../pictures/index.ts'

/** A rectangle of the card in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const PADDING = 36

/** The night with its two spotlights, as on the stage of the reveal. */
export function background({ width, height }: { width: number; height: number }): string {
  return `<defs>
    <radialGradient id="violet" cx=".5" cy="0" r=".8"><stop offset="0" stop-color="#6C3FE8" stop-opacity=".75"/><stop offset="1" stop-color="#6C3FE8" stop-opacity="0"/></radialGradient>
    <radialGradient id="pink" cx="1" cy=".62" r=".7"><stop offset="0" stop-color="#FF4FA3" stop-opacity=".36"/><stop offset="1" stop-color="#FF4FA3" stop-opacity="0"/></radialGradient>
    <radialGradient id="aqua" cx=".1" cy="1" r=".6"><stop offset="0" stop-color="#3CE4FF" stop-opacity=".34"/><stop offset="1" stop-color="#3CE4FF" stop-opacity="0"/></radialGradient>
    <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#B49BFF" stop-opacity=".34"/><stop offset="1" stop-color="#B49BFF" stop-opacity="0"/></linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="#0A0815"/>
  <rect width="${width}" height="${height}" fill="url(#violet)"/>
  <rect width="${width}" height="${height}" fill="url(#pink)"/>
  <rect width="${width}" height="${height}" fill="url(#aqua)"/>
  <path d="M180 -40L-120 1300H420Z" fill="url(#beam)"/><path d="M900 -40L660 1300H1240Z" fill="url(#beam)"/>
  ${sparkle(962, 132, 34, '#C6FF4A')}${sparkle(1012, 190, 16, '#3CE4FF')}${sparkle(906, 100, 12, '#FF4FA3')}`
}

/** The field of the points, with the glowing edge that only it has. */
export function panel({ x, y, width, height }: Box): string {
  return `<defs>
    <linearGradient id="handle" x1="0" x2="1"><stop offset="0" stop-color="#3CE4FF"/><stop offset="1" stop-color="#B49BFF"/></linearGradient>
    <linearGradient id="edge" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FF4FA3"/><stop offset=".5" stop-color="#8E66FF"/><stop offset="1" stop-color="#3CE4FF"/></linearGradient>
  </defs>
  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="48" fill="#120E24" fill-opacity=".82" stroke="url(#edge)" stroke-width="5"/>`
}

/** One figure with its label. */
export function tile(
  { x, y, width, height }: Box,
  { value, label, language }: { value: string; label: string; language: Language },
): string {
  const maxWidth = width - 2 * PADDING
  const at = (belowMiddle: number) => ({ x: x + PADDING, y: y + height / 2 + belowMiddle })
  const large = {
    font: 'text',
    language,
    size: 68,
    weight: 800,
    fill: '#F6F3FF',
    maxWidth,
    smallest: 30,
  } as const
  const small = {
    font: 'text',
    language,
    size: 36,
    weight: 600,
    fill: '#CBC4EA',
    maxWidth,
    smallest: 24,
  } as const
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="36" fill="#1A1533" fill-opacity=".86" stroke="#8178B8" stroke-opacity=".4" stroke-width="2"/>
  ${textPath(value, at(4), large).svg}${textPath(label, at(58), small).svg}`
}

/** A four-pointed star around (x, y). */
function sparkle(x: number, y: number, size: number, colour: string): string {
  const waist = size * 0.16
  return `<path fill="${colour}" d="M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z"/>`
}

/** The line that Leon sits on. */
export function ground({ x, y, width }: Omit<Box, 'height'>): string {
  return `<defs><linearGradient id="ground" x1="0" x2="1"><stop offset="0" stop-color="#8E66FF"/><stop offset=".6" stop-color="#FF4FA3"/><stop offset="1" stop-color="#FF4FA3" stop-opacity="0"/></linearGradient></defs>
  <rect x="${x}" y="${y}" width="${width}" height="5" rx="2.5" fill="url(#ground)"/>`
}
