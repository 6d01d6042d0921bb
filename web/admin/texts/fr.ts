import type { AdminTexts } from '../text-keys.ts'
import { content } from './fr/content.ts'
import { frame } from './fr/frame.ts'
import { people } from './fr/people.ts'
import { points } from './fr/points.ts'

export const fr: AdminTexts = { ...frame, ...content, ...people, ...points }
