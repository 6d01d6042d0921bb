import { readFile } from 'node:fs/promises'

/** Photos that are sent to a festival, always so many at once. */
export interface PhotoLoad {
  /** Stops sending; answers with the milliseconds each photo took, and how many came to nothing. */
  stop(): Promise<{ latencies: number[]; refused: number }>
}

/** Starts sending a photo of the booth, each for another wristband. */
export async function startPhotoLoad(url: string, tags: string[], atOnce: number): Promise<PhotoLoad> {
  const photo = await readFile(new URL('../../test/faces/smiling.jpg', import.meta.url))
  const imageData = `data:image/jpeg;base64,${photo.toString('base64')}`
  const latencies: number[] = []
  let refused = 0
  let isOver = false
  let next = 0

  const send = async () => {
    while (!isOver) {
      next += 1
      const body = { rfidTagId: tags[next % tags.length], installationId: 'gift-aura', imageData }
      const began = performance.now()
      const response = await fetch(`${url}/api/tap`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await response.arrayBuffer()
      if (response.ok) latencies.push(performance.now() - began)
      else refused += 1
    }
  }
  const senders = Array.from({ length: atOnce }, send)
  return {
    async stop() {
      isOver = true
      await Promise.all(senders)
      return { latencies, refused }
    },
  }
}
