import type { ReactElement } from 'react'

/** Rhubarb's seven: X rest, A closed, B teeth, C open, D wide, E round, F pursed. */
export type Mouth = 'X' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

const line = { fill: 'none', stroke: '#3A1B2E', strokeWidth: 4.5, strokeLinecap: 'round' } as const
const inside = '#5A1E3C'
const tongue = '#FF7ABB'
const teeth = '#FFF6EC'

const shapes: Record<Mouth, ReactElement> = {
  X: <path d="M139 219Q149.500 230 160 219Q170.500 230 181 219" {...line} />,
  A: <path d="M144 223Q160 228 176 223" {...line} />,
  B: (
    <>
      <path d="M142 219Q160 224 178 219Q174 233 160 233Q146 233 142 219Z" fill={inside} />
      <path d="M146 221.500Q160 225.500 174 221.500L172 226Q160 229 148 226Z" fill={teeth} />
    </>
  ),
  C: (
    <>
      <path d="M140 218Q160 223 180 218Q180 243 160 243Q140 243 140 218Z" fill={inside} />
      <path d="M148 235Q160 228 172 235Q168 243 160 243Q152 243 148 235Z" fill={tongue} />
    </>
  ),
  D: (
    <>
      <path d="M136 217Q160 221 184 217Q186 251 160 251Q134 251 136 217Z" fill={inside} />
      <path d="M144 240Q160 231 176 240Q170 251 160 251Q150 251 144 240Z" fill={tongue} />
      <path d="M141 218.500Q160 222.500 179 218.500L177.500 223Q160 227 142.500 223Z" fill={teeth} />
    </>
  ),
  E: (
    <>
      <ellipse cx="160" cy="230" rx="12" ry="13" fill={inside} />
      <path d="M152 238Q160 233 168 238Q165 243 160 243Q155 243 152 238Z" fill={tongue} />
    </>
  ),
  F: <ellipse cx="160" cy="227" rx="7" ry="8" fill={inside} />,
}

export function MouthShape({ mouth }: { mouth: Mouth }) {
  return shapes[mouth]
}
