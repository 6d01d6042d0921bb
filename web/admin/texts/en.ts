import { content } from './en/content.ts'
import { frame } from './en/frame.ts'
import { people } from './en/people.ts'
import { points } from './en/points.ts'

/** The original texts of the dashboard: literals of the specification. Every other language has exactly these keys. */
export const en = { ...frame, ...content, ...people, ...points }
