import { type Box, type Candidate, withoutRepeats } from './boxes.ts'
import type { Models } from './models.ts'
import { exposed, lightened, type Picture, padded, part, turned } from './picture.ts'
import { verifyFace } from './verify-face.ts'

/** A face that was found, with its surroundings, turned upright. */
export interface Face {
  box: Box
  likeness: number
  upright: Picture
}

/** Likeness of the face that a photo is about: of faces 0.66 and more, of cats and dogs up to 0.6 (bench aura). */
const FACE = 0.62

/** Likeness of others beside it, who look away more often. */
const COMPANION = 0.5

/** Faces smaller than this share of the largest are passers-by far behind. */
const PASSER_BY = 0.3

/** Height of the smallest face, as a share of the picture's height. */
const SMALLEST = 0.05

/** Pixels that the quick detector looks at, and how sure it has to be for a second look. */
const QUICK_SIZE = 416
const QUICKLY_SURE = 0.3

/** Candidates that get a second look; a crowd has more, and two are already too many. */
const MOST_CANDIDATES = 6

/** Finds the people of a photo: first as it is, then, while there is nobody, in ways that cost more time. */
export async function detectFaces(models: Models, photo: Picture): Promise<Face[]> {
  const picture = exposed(photo)
  const faces = await lookThoroughly(models, picture)
  if (faces.length > 0) return faces
  const light = lightened(picture)
  const inTheLight = light ? await lookThoroughly(models, light) : []
  if (inTheLight.length > 0) return inTheLight
  for (const another of [filling, tilted, distant]) {
    for (const view of await another(picture)) {
      const found = await verified(models, view, await models.detectQuickly(view, QUICK_SIZE, QUICKLY_SURE))
      if (found.length > 0) return found
    }
  }
  return []
}

async function lookThoroughly(models: Models, picture: Picture): Promise<Face[]> {
  const thorough = await models.detectThoroughly(picture)
  const quick = await models.detectQuickly(picture, QUICK_SIZE, QUICKLY_SURE)
  return verified(models, picture, [...thorough, ...quick])
}

/** A face that fills the picture. */
async function filling(picture: Picture): Promise<Picture[]> {
  return [await padded(picture, 0.3)]
}

/** A head that leans far. */
async function tilted(picture: Picture): Promise<Picture[]> {
  return [await turned(picture, 20), await turned(picture, -20)]
}

/** Somebody far away: overlapping parts, since a larger input would keep another 100 MB for good. */
function distant(picture: Picture): Promise<Picture[]> {
  const width = picture.width / 2
  const parts = [0, 0.25, 0.5].map((x) => ({ x: x * picture.width, y: 0, width, height: picture.height }))
  return Promise.all(parts.map((box) => part(picture, box)))
}

/** Keeps the candidates that are faces on a second look. */
async function verified(models: Models, picture: Picture, candidates: Candidate[]): Promise<Face[]> {
  const worthALook = withoutRepeats(candidates)
    .filter(({ box }) => box.height > SMALLEST * picture.height && isInside(box, picture))
    .slice(0, MOST_CANDIDATES)
  const faces: Face[] = []
  for (const { box } of worthALook) faces.push({ box, ...(await verifyFace(models, picture, box)) })
  const people = faces.filter(({ likeness }) => likeness >= COMPANION)
  if (!people.some(({ likeness }) => likeness >= FACE)) return []
  const largest = Math.max(...people.map(({ box }) => box.height))
  return people.filter(({ box }) => box.height >= PASSER_BY * largest)
}

function isInside({ x, y, width, height }: Box, picture: Picture): boolean {
  const middleX = x + width / 2
  const middleY = y + height / 2
  return middleX > 0 && middleY > 0 && middleX < picture.width && middleY < picture.height
}
