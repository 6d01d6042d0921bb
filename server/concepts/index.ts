export { fold } from './fold.ts'
export { BEYOND, conceptsIn } from './library.ts'
export { type Understanding, understandMore } from './understand.ts'
