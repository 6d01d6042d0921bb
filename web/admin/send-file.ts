import { ApiFailure, NetworkFailure } from '../platform/api-failure.ts'

/** Calls an address whose answer or question is no JSON. Anything but success becomes a failure, as with `call`. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { credentials: 'include', ...init }).catch((cause: unknown) => {
    throw new NetworkFailure(cause)
  })
  if (!response.ok) throw await ApiFailure.from(response)
  return response
}

/** Sends a file as a form does, with texts in front of it, and reads the answer. */
export async function sendFile<Answer>(
  address: string,
  file: Blob,
  texts: Record<string, string> = {},
): Promise<Answer> {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  body.append('file', file)
  return (await reach(address, { method: 'POST', body })).json()
}
