import type { AdminTexts } from '../text-keys.ts'
import { content } from './zh/content.ts'
import { frame } from './zh/frame.ts'
import { people } from './zh/people.ts'
import { points } from './zh/points.ts'

export const zh: AdminTexts = { ...frame, ...content, ...people, ...points }
