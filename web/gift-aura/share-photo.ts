import { type Shared, shareLink } from '../journeys/share-journey.ts'

/**
 * Shares the picture itself where the device can: whoever holds the link may delete the photo, so the link is only
 * the second choice.
 */
export async function sharePhoto(title: string, pictureUrl: string, pageUrl: string): Promise<Shared> {
  const file = await pictureFile(pictureUrl).catch(() => undefined)
  if (file === undefined || !navigator.canShare?.({ files: [file] })) return shareLink(title, pageUrl)
  try {
    await navigator.share({ title, files: [file] })
    return 'shared'
  } catch (cause) {
    const isCancelled = cause instanceof DOMException && cause.name === 'AbortError'
    return isCancelled ? 'cancelled' : shareLink(title, pageUrl)
  }
}

async function pictureFile(pictureUrl: string): Promise<File> {
  const picture = await (await fetch(pictureUrl)).blob()
  return new File([picture], 'gift-aura.jpg', { type: 'image/jpeg' })
}
