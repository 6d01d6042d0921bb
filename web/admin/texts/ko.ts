import type { AdminTexts } from '../text-keys.ts'
import { content } from './ko/content.ts'
import { frame } from './ko/frame.ts'
import { people } from './ko/people.ts'
import { points } from './ko/points.ts'

export const ko: AdminTexts = { ...frame, ...content, ...people, ...points }
