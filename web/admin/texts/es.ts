import type { AdminTexts } from '../text-keys.ts'
import { content } from './es/content.ts'
import { frame } from './es/frame.ts'
import { people } from './es/people.ts'
import { points } from './es/points.ts'

export const es: AdminTexts = { ...frame, ...content, ...people, ...points }
