export { makeVectorsInBackground } from './make-in-background.ts'
export type { VectorLayout } from './vector-memory.ts'
export { createVectors, type Vectors } from './vectors.ts'
