import type { AdminTexts } from '../text-keys.ts'
import { content } from './ja/content.ts'
import { frame } from './ja/frame.ts'
import { people } from './ja/people.ts'
import { points } from './ja/points.ts'

export const ja: AdminTexts = { ...frame, ...content, ...people, ...points }
