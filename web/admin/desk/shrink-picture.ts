/** Twice what the largest screen shows; a phone's own photo is a hundred times as heavy. */
const SHORT_SIDE = 1120

/**
 * The middle of a picture, or of what a camera sees, as a small square JPEG, so that a desk's network has little to carry, whatever the camera wrote.
 * @throws Error when this browser cannot read the file as a picture
 */
export async function shrinkPicture(file: Blob | HTMLVideoElement): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, SHORT_SIDE)
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2]
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.width)
  picture.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!pen || jpeg === null) throw new Error('The picture could not be written')
  return jpeg
}
