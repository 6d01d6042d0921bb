import type { Reading } from '../port.ts'
import { detectFaces, type Face } from './detect-faces.ts'
import { type Expressions, emptyExpressions, type Models } from './models.ts'
import { decode, type View, viewOf } from './picture.ts'
import { scoreEmotions } from './score-emotions.ts'

/** An expression is read from several cuts of the face: a single one jumps with every pixel that it is moved. */
const VIEWS: View[] = [
  { zoom: 1.1, size: 112 },
  { zoom: 1.1, size: 112, isMirrored: true },
  { zoom: 1.25, size: 112 },
]

/** Pixels; whatever is smaller shows nobody that could be recognised. */
const SMALLEST = 32

/** Reads one photo from its bytes to its expression. */
export async function readPhoto(models: Models, jpeg: Buffer): Promise<Reading> {
  const photo = await decode(jpeg)
  if (Math.min(photo.width, photo.height) < SMALLEST) return { outcome: 'no-face' }
  const [face, ...others] = await detectFaces(models, photo)
  if (!face) return { outcome: 'no-face' }
  if (others.length > 0) return { outcome: 'several-faces' }
  const emotions = scoreEmotions(await expressionOf(models, face))
  return { outcome: 'one-face', topEmotion: emotions[0]?.type ?? 'CALM', emotions }
}

/** The mean of all views. */
async function expressionOf(models: Models, { upright }: Face): Promise<Expressions> {
  const mean = { ...emptyExpressions }
  for (const view of VIEWS) {
    const seen = await models.expressions(await viewOf(upright, view))
    for (const name of Object.keys(mean) as (keyof Expressions)[]) mean[name] += seen[name] / VIEWS.length
  }
  return mean
}
