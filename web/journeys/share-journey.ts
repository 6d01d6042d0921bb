/** How sharing ended; whoever cancels has changed their mind and is told nothing. */
export type Shared = 'shared' | 'cancelled' | 'copied' | 'failed'

/** Shares a link by the device; where it cannot, or fails for another reason than the person, the link is copied. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled'
    }
  }
  return copy(url)
}

async function copy(text: string): Promise<Shared> {
  try {
    // Missing on plain http, where many a festival network lives.
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return copyOldWay(text) ? 'copied' : 'failed'
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand?.('copy') ?? false
  } finally {
    field.remove()
  }
}
