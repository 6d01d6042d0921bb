import type { AdminTexts } from '../text-keys.ts'
import { content } from './de/content.ts'
import { frame } from './de/frame.ts'
import { people } from './de/people.ts'
import { points } from './de/points.ts'

export const de: AdminTexts = { ...frame, ...content, ...people, ...points }
