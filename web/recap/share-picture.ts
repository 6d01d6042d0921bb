/** How sharing a picture ended; whoever cancels has changed their mind and is told nothing. */
export type SharedPicture = 'shared' | 'cancelled' | 'saved' | 'failed'

/** Shares a picture by the device; where it cannot share files, the picture is saved. */
export async function sharePicture(url: string, name: string, title: string): Promise<SharedPicture> {
  const response = await fetch(url, { credentials: 'include' }).catch(() => undefined)
  if (!response?.ok) return 'failed'
  const file = new File([await response.blob()], name, { type: 'image/jpeg' })
  if (!navigator.canShare?.({ files: [file] })) return savePicture(file)
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'cancelled' : savePicture(file)
  }
}

function savePicture(file: File): SharedPicture {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return 'saved'
}
