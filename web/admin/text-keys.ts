import type { en } from './texts/en.ts'

type Original = keyof typeof en
type Plural = Original extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never

/** Key of a text of the dashboard, without the ending of its plural form. */
export type AdminKey = Exclude<Original, `${string}_${'one' | 'other'}`> | Plural

/** A language has the keys of English; how many forms a number takes is its own affair (a test checks it). */
export type AdminTexts = Record<Exclude<Original, `${string}_one`>, string> &
  Partial<Record<`${Plural}_${'one' | 'many'}`, string>>
