import type { Box } from './boxes.ts'
import type { Models, Point } from './models.ts'
import { cutOut, entropyOf, type Picture, type View, viewOf } from './picture.ts'

/** How the quick detector looks at a candidate again: several cuts, because one of them alone is often lucky. */
const VIEWS: View[] = [
  { zoom: 1.8, size: 160 },
  { zoom: 2.2, size: 160 },
  { zoom: 2.2, size: 160, isMirrored: true },
  { zoom: 2.6, size: 224 },
  { zoom: 3, size: 224 },
]

/** The landmarks' model is used to a face that fills five sixths of its 112 pixels. */
const CLOSE: View = { zoom: 1.2, size: 112 }

/** Eyes further from level than this, in degrees, are no tilt but landmarks that found no eyes. */
const MOST_TILT = 40

/** How far from the middle of the view, in shares of it, the face may be found again. */
const OFF_MIDDLE = 0.2

/** Bits of brightness in a face: photos have 7 and more even in the dark, what somebody drew has 2 to 4. */
const LEAST_ENTROPY = 5.5

/** A candidate after a second look. */
export interface Verdict {
  /** How much like a face it is, from 0 or less to 1. */
  likeness: number
  /** The face with its surroundings, turned upright. */
  upright: Picture
}

/**
 * Looks at a candidate again, turned upright. A face is found again in every cut, and its landmarks are the same
 * in the mirror; with a cat's face they are not, however sure a detector was.
 */
export async function verifyFace(models: Models, picture: Picture, box: Box): Promise<Verdict> {
  const asItIs = await cutOut(picture, box, 0)
  const degrees = tiltOf(await models.landmarks(await viewOf(asItIs, { ...CLOSE, zoom: 1.3 })))
  const upright = degrees === 0 ? asItIs : await cutOut(picture, box, degrees)
  const close = await viewOf(upright, CLOSE)
  if ((await entropyOf(close)) < LEAST_ENTROPY) return { likeness: 0, upright }
  let again = 0
  for (const view of VIEWS) again += await detectAgain(models, await viewOf(upright, view))
  const mirrored = await viewOf(upright, { ...CLOSE, isMirrored: true })
  const error = mirrorError(await models.landmarks(close), await models.landmarks(mirrored))
  return { likeness: again / VIEWS.length - error, upright }
}

async function detectAgain(models: Models, view: Picture): Promise<number> {
  const found = await models.detectQuickly(view, view.width, 0.05)
  const inTheMiddle = found.filter(({ box }) => {
    const x = (box.x + box.width / 2) / view.width - 0.5
    const y = (box.y + box.height / 2) / view.height - 0.5
    return Math.abs(x) < OFF_MIDDLE && Math.abs(y) < OFF_MIDDLE
  })
  return Math.max(0, ...inTheMiddle.map(({ sureness }) => sureness))
}

function tiltOf(landmarks: Point[]): number {
  const [left, right] = eyesOf(landmarks)
  const degrees = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI
  return Math.abs(degrees) > MOST_TILT ? 0 : degrees
}

/** Centres of the two eyes, the one further left in the picture first. */
function eyesOf(landmarks: Point[]): [Point, Point] {
  return [centreOf(landmarks.slice(36, 42)), centreOf(landmarks.slice(42, 48))]
}

function centreOf(points: Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0) / points.length
  return [sum(0), sum(1)]
}

/** Which landmark is which in the mirror: brows, nose, eyes and lips of the 68-point scheme. */
const MIRRORED = [
  26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 27, 28, 29, 30, 35, 34, 33, 32, 31, 45, 44, 43, 42, 47, 46, 39, 38,
  37, 36, 41, 40, 54, 53, 52, 51, 50, 49, 48, 59, 58, 57, 56, 55, 64, 63, 62, 61, 60, 67, 66, 65,
]

/** The first 17 landmarks follow the jaw, where hair and collars mislead them. */
const JAW = 17

/** Mean distance between the landmarks and those of the mirrored view, in distances between the eyes. */
function mirrorError(plain: Point[], mirrored: Point[]): number {
  const [left, right] = eyesOf(plain)
  const eyes = Math.max(0.05, Math.hypot(right[0] - left[0], right[1] - left[1]))
  const distances = MIRRORED.map((twin, index) => {
    const [x, y] = plain[index + JAW] ?? [0, 0]
    const [mirroredX, mirroredY] = mirrored[twin] ?? [1, 1]
    return Math.hypot(x - (1 - mirroredX), y - mirroredY)
  })
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length / eyes
}
