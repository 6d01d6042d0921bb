import * as z from 'zod/mini'
import { LanguageCode } from './knowledge.ts'

/** Names the sentences about photos that the booth shows now: the beginning of their hash in all languages. */
export const PHOTO_WORDING = 'b3237a09f3c7'

/** Which sentences somebody agreed to, and in which language they were shown. */
export const ConsentWording = z.object({
  version: z.string().check(z.minLength(1), z.maxLength(40)),
  language: LanguageCode,
})
export type ConsentWording = z.infer<typeof ConsentWording>
