/** The server takes more, but shows no logo larger than this. Pixels and bytes. */
const LONGEST_SIDE = 2000
const MOST_PIXELS = 12_000_000
const LARGEST_FILE = 4_000_000

/**
 * A picture as the server takes it: a drawing (SVG) is painted here, where nothing in it can do harm, and a picture that
 * is too large is made smaller.
 * @param longestSide in pixels, of what is painted
 * @throws Error when this browser cannot read the file as a picture
 */
export async function readablePicture(file: Blob, longestSide = LONGEST_SIDE): Promise<Blob> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    // A drawing may have no size of its own.
    const width = picture.naturalWidth || longestSide
    const height = picture.naturalHeight || longestSide
    const isDrawing = file.type === 'image/svg+xml'
    if (!isDrawing && file.size <= LARGEST_FILE && width * height <= MOST_PIXELS) return file
    const paint = (side: number) => painted(picture, side / Math.max(width, height), { width, height })
    const png = await paint(longestSide)
    return png.size <= LARGEST_FILE ? png : await paint(Math.min(LONGEST_SIDE, longestSide / 2))
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function painted(
  picture: HTMLImageElement,
  scale: number,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (png === null) throw new Error('The picture could not be painted')
  return png
}
