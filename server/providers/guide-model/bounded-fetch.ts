/**
 * Bytes of a reply: twice what 400 tokens need in a stream of one token each, and little enough that reading the
 * growing draft again at every piece stays cheap.
 */
const LARGEST_REPLY = 224 * 1024

/**
 * `fetch` towards a language model: never follows a redirect, which would hand the key to a stranger, and ends a
 * reply that does not want to end.
 */
export const boundedFetch = fetchUpTo(LARGEST_REPLY)

/** The same with another limit. @param largest bytes of a reply */
export function fetchUpTo(largest: number) {
  return (input: string | URL | Request, init?: RequestInit) => fetchBounded(largest, input, init)
}

async function fetchBounded(
  largest: number,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let size = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      size += piece.byteLength
      if (size > largest) controller.error(new Error('the reply of the model is too large'))
      else controller.enqueue(piece)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counting), { status, statusText, headers })
}
